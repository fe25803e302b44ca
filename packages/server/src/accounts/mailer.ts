// Sends mail if the host configured a server.
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Mail): Promise<void>;
}

/** SMTP, such as `smtps://name:password@mail.example.org`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
  };
}
