// Users with browsers at several nodes, each with HTTP requests and a socket.
import { Client } from './client.ts';

export interface At {
  readonly address: string;
}

export class Browser {
  cookie = '';

  async ask(node: At, method: string, path: string, body?: object) {
    return (await this.request(node, method, path, body)).body;
  }

  async request({ address }: At, method: string, path: string, body?: object) {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        origin: address,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';', 1)[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  socket({ address }: At): Promise<Client> {
    const { cookie } = this;
    const url = `${address.replace('http', 'ws')}/api/v1/socket`;
    return Client.open(url, undefined, { cookie, origin: address });
  }
}

/** Gives the first legal answer. Resolves when all clients show it. */
export async function answerOnce(clients: readonly Client[]): Promise<void> {
  const decider = clients.find((client) => client.view?.decision !== undefined);
  const token = decider?.view?.decision?.options[0]?.token ?? '';
  const question = decider?.shown?.game?.question;
  if (decider === undefined || question === undefined) throw new Error('no open question');
  const done = await decider.ask({ type: 'answer', question, tokens: [token], finish: false });
  if (done.type !== 'done') throw new Error(done.sentence);
  const ply = decider.view?.ply;
  for (const client of clients) await client.until(() => client.view?.ply === ply);
}
