// Mail, where the host has set up a server for it: only ever a link that somebody asked for.
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** Through an SMTP server, such as `smtps://name:password@mail.example.org`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
  };
}
