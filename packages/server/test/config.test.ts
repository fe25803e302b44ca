// Configuration: flags override the environment, which overrides defaults. Errors are sentences.
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settingsHelp } from '../src/index.ts';

test('flags override the environment, which overrides the defaults', () => {
  const env = { EMINENT_PORT: '5000', EMINENT_HOST: '0.0.0.0', EMINENT_DATA: '' };
  const config = readConfig({ port: '6000' }, env);
  expect(config).toMatchObject({ port: 6000, host: '0.0.0.0', logLevel: 'info' });
  expect(config.data).toMatch(/eminent$/i);
});

test.skipIf(process.platform === 'darwin')(
  'the default data folder follows the environment',
  () => {
    const env = { XDG_DATA_HOME: '/srv/data', LOCALAPPDATA: '/srv/data' };
    expect(readConfig({}, env).data).toMatch(/srv.data.eminent$/i);
  },
);

test('the public URL of a proxy is the origin', () => {
  const { publicUrl } = readConfig({ 'public-url': 'https://Games.example.org/' }, {});
  expect(publicUrl).toBe('https://games.example.org');
});

test.each([
  [{ port: '65536' }, '--port: expected a whole number from 0 to 65535.'],
  [{ port: '8e3' }, '--port: expected a whole number from 0 to 65535.'],
  [{ 'public-url': 'games' }, '--public-url: expected an address such as'],
  [{ 'public-url': 'ftp://x/' }, '--public-url: expected an address such as'],
  [
    { 'public-url': 'https://x/below' },
    '--public-url: expected an address without a path, such as https://games.example.org. The game cannot be served below a path',
  ],
  [{ names: 'https://games.lan' }, '--names: expected names such as games.lan'],
  [{ names: 'a,,b' }, '--names: expected names such as games.lan'],
  [{ 'log-level': 'loud' }, '--log-level: expected fatal, error'],
  [{ 'request-limit': '-1' }, '--request-limit: expected a whole number'],
  [{ 'trust-proxy': 'everybody' }, '--trust-proxy: expected addresses'],
  [{ 'metrics-token': 'short' }, '--metrics-token: expected at least 16 characters.'],
  [{ 'smtp-url': 'mail.example.org' }, '--smtp-url: expected an address'],
  [{ 'smtp-url': 'smtps://mail.example.org' }, '--mail-from: expected a mail address'],
  [
    { 'smtp-url': 'smtps://mail.example.org', 'mail-from': 'games@example.org' },
    '--public-url: expected an address, because --smtp-url needs it for links in mail.',
  ],
  [{ redis: 'http://secret@x' }, '--redis: expected an address such as redis://host:6379.'],
  [{ page: '/nowhere' }, '--page /nowhere: this folder has no built page'],
])('%o is refused', (flags, sentence) => {
  const read = () => readConfig(flags, {});
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
});

test('the help lists every flag and its default', () => {
  const help = settingsHelp();
  expect(help).toMatch(/--host NAME\s+address to listen on.*\(localhost\)/);
  expect(help).toMatch(/--data FOLDER\s+folder for all data \(.*eminent\)/i);
});
