// Users with browsers at several nodes, each with HTTP requests and a socket.
import { Client } from '../../server/test/tables/client.ts';

/** The address of a node. */
export interface At {
  readonly address: string;
}

export class Browser {
  cookie = '';

  async ask(node: At, method: string, path: string, body?: object) {
    const { address } = node;
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
    return answer.status === 204 ? undefined : answer.json();
  }

  socket({ address }: At): Promise<Client> {
    const { cookie } = this;
    const url = `${address.replace('http', 'ws')}/api/v1/socket`;
    return Client.open(url, undefined, { cookie, origin: address });
  }
}

/** The deciding player gives the first legal answer; resolves when all clients have seen it. */
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
