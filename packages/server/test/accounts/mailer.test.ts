// Mail over a real SMTP conversation with a minimal server.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { renderMail } from '../../src/accounts/mail-templates.ts';
import { smtpMailer } from '../../src/accounts/mailer.ts';

async function mailServer() {
  const lines: string[] = [];
  let isData = false;
  const server = createServer((socket: Socket) => {
    const say = (text: string) => socket.write(`${text}\r\n`);
    say('220 mail.example.org');
    let rest = '';
    socket.on('data', (chunk) => {
      const deps = `${rest}${chunk.toString()}`.split('\r\n');
      rest = deps.pop() ?? '';
      for (const line of deps) {
        lines.push(line);
        if (isData && line !== '.') continue;
        if (isData) isData = false;
        else if (line === 'DATA') {
          isData = true;
          say('354 go on');
          continue;
        }
        say(line === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { lines, port: (server.address() as AddressInfo).port };
}

test('mail arrives with its link, in the language of the user', async () => {
  const { lines, port } = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'games@example.org');
  const token = 't'.repeat(52);
  const letter = renderMail('sign-in', 'it', 'https://games.example.org', token);
  await mailer.send({ to: 'nova@example.org', ...letter });
  expect(lines).toContain('MAIL FROM:<games@example.org>');
  expect(lines).toContain('RCPT TO:<nova@example.org>');
  const text = lines.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).toContain(`https://games.example.org/#/online/settings/${token}`);
  expect(text).toContain('30 minuti');
});

test('an unreachable mail server is reported without waiting', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'games@example.org');
  const letter = renderMail('confirm', 'en', 'https://games.example.org', 't'.repeat(52));
  await expect(mailer.send({ to: 'nova@example.org', ...letter })).rejects.toThrow(/ECONNREFUSED/);
});
