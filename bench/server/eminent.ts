// The load on our own server: real tables of four people, who answer by chance among what their seat may answer.
import { checkOptions, type Decision, type PrivateView, Random } from '@eminent/engine';
import type { TableSetup, WireServerMessage } from '@eminent/protocol/online';
import { WIRE_VERSION } from '@eminent/protocol/online';
import { WebSocket } from 'ws';
import { makeTable, Visitor } from '../../tools/online/visitor.ts';
import { ADDRESSES, type Listener } from './listener.ts';
import { type LoadTable, SEATS, type Speech } from './load.ts';

function setup(): TableSetup {
  const game = checkOptions({ players: SEATS });
  if (!game.ok) throw new Error(game.error);
  return {
    game: game.value,
    seats: Array.from({ length: SEATS }, () => ({ kind: 'open' as const })),
    first: 'chance',
    // With clocks, since most tables have one: each answer also moves a deadline.
    clock: { kind: 'timed', decision: 3600, reserve: 3600 },
    late: 'default',
    join: 'link',
    hideHesitation: false,
    spectators: 'no',
    rated: false,
  };
}

/** What a table asks, as far as its sockets were told. */
interface Asked {
  readonly name: string;
  readonly people: readonly Visitor[];
  readonly sockets: WebSocket[];
  question: number;
  /** The socket that is asked, by its number. */
  by: number;
  decision: Decision | undefined;
  answers: number;
}

const CONNECT_MS = 60_000;

export class EminentSpeech implements Speech {
  readonly oneByOne = false;
  bytes = 0;
  listener: Listener | undefined;
  private readonly port: number;
  private readonly asked = new Map<LoadTable, Asked>();
  private readonly random = new Random(1, 2, 3, 4);

  constructor(port: number) {
    this.port = port;
  }

  /** Makes the table over HTTP as four people do. */
  async prepare(table: LoadTable): Promise<void> {
    const names = Array.from({ length: SEATS }, (_, seat) => `load ${table.id} ${seat}`);
    const guests = await Promise.all(names.map((name) => Visitor.come(this.port, name)));
    const { table: name, people } = await makeTable(this.port, setup(), guests);
    const begun = { sockets: [], question: 0, by: -1, decision: undefined, answers: 0 };
    this.asked.set(table, { name, people, ...begun });
  }

  connect(table: LoadTable, seat: number): Promise<void> {
    const asked = this.askedAt(table);
    const cookie = asked.people[seat]?.cookie ?? '';
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/v1/socket`, {
      headers: { cookie },
      origin: `http://127.0.0.1:${this.port}`,
      perMessageDeflate: false,
      skipUTF8Validation: true,
      localAddress: `127.0.0.${2 + (table.id % ADDRESSES)}`,
    });
    asked.sockets[seat] = socket;
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', versions: [WIRE_VERSION] }));
      socket.send(JSON.stringify({ type: 'watch', table: asked.name }));
    });
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error('a socket was not told of its table')),
        CONNECT_MS,
      );
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        if (!this.hear(table, asked, seat, data)) return;
        clearTimeout(limit);
        resolve();
      });
      socket.on('error', reject);
      socket.on('close', () => (table.ended = true));
    });
  }

  answer(table: LoadTable): boolean {
    const asked = this.askedAt(table);
    const { decision, name, question, by } = asked;
    if (decision === undefined) return false;
    const option = decision.options[this.random.below(decision.options.length)];
    const key = `answer-${table.id}-${++asked.answers}`;
    const tokens = [option?.token ?? decision.default];
    asked.decision = undefined;
    const message = { type: 'answer', table: name, key, question, tokens, finish: false };
    asked.sockets[by]?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    for (const { sockets } of this.asked.values()) for (const one of sockets) one.terminate();
  }

  private askedAt(table: LoadTable): Asked {
    const asked = this.asked.get(table);
    if (asked === undefined) throw new Error(`table ${table.id} was not prepared`);
    return asked;
  }

  /** Whether the whole table was told. Only who is asked reads more than the beginning of what it is told. */
  private hear(table: LoadTable, asked: Asked, seat: number, data: Buffer): boolean {
    const begin = data.toString('latin1', 0, 20);
    if (begin.startsWith('{"type":"told"')) {
      this.hearTold(table, asked, seat, data);
      return false;
    }
    if (begin.startsWith('{"type":"table"')) {
      const { game, own, phase } = JSON.parse(data.toString()) as Extract<
        WireServerMessage,
        { type: 'table' }
      >;
      if (phase !== 'playing') return false;
      this.ask(asked, seat, game?.question, own.view?.decision);
      return true;
    }
    if (begin.startsWith('{"type":"refused"')) this.listener?.refused(table);
    return false;
  }

  private hearTold(table: LoadTable, asked: Asked, seat: number, data: Buffer): void {
    // Only the seat that is asked is told a decision, so three of four are never parsed.
    if (data.includes('"decision":{') || data.includes('"phase"')) {
      const { public: all, own } = JSON.parse(data.toString()) as Extract<
        WireServerMessage,
        { type: 'told' }
      >;
      if (all.phase === 'over') table.ended = true;
      const view = own.view as Partial<PrivateView> | undefined;
      this.ask(asked, seat, all.question ?? undefined, view?.decision);
    }
    this.listener?.seen(table, seat);
  }

  private ask(
    asked: Asked,
    seat: number,
    question: number | undefined,
    decision: Decision | undefined,
  ): void {
    if (decision === undefined || decision === null) return;
    asked.question = question ?? asked.question;
    asked.by = seat;
    asked.decision = decision;
  }
}
