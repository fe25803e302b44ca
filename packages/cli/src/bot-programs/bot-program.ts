// A bot that runs as an external program and speaks the bot protocol. Its faults never stop a game.
import type { GameOptions } from '@eminent/engine';
import {
  type BotMessage,
  type DecideMessage,
  formatMessage,
  type HostMessage,
  LineReader,
  parseBotMessage,
  PROTOCOL_VERSION,
} from '@eminent/protocol';
import { callersFolder } from '../input.ts';
import { printable } from '../printable.ts';
import { type Fault, type FaultKind, FaultLog } from './faults.ts';
import { ProcessGroup } from './process-group.ts';

/** Prefix of seats that are programs on the command line. */
export const PROGRAM_PREFIX = 'exec:';

/** Time limit for the hello, which includes starting an interpreter. */
const HELLO_MS = 10_000;
/** After this many late answers in a row the program counts as hung. */
const MAX_LATE = 3;
/** Lines that a program may write between two questions; more count as flooding. */
const MAX_LINES = 1000;
/** Characters that it may write between two questions. */
const MAX_WRITTEN = 2_000_000;
/** Bytes of unread questions that may wait for a program. */
const MAX_UNREAD = 1_000_000;
/** Characters of a refused answer that are repeated to the program. */
const MAX_REFUSAL = 200;
/** Time to exit after its input was closed, before it is killed. */
const LEAVE_MS = 500;

type Waiting = (message: BotMessage | undefined) => void;

export class BotProgram {
  private readonly group: ProcessGroup;
  private readonly command: string;
  private readonly timeMs: number;
  private readonly log = new FaultLog();
  private readonly reader = new LineReader();
  private inbox: BotMessage[] = [];
  private waiting: Waiting | undefined;
  private late = 0;
  private lines = 0;
  private written = 0;
  private broken = false;
  private requests = 0;

  private constructor(command: string, timeMs: number) {
    this.command = command;
    this.timeMs = timeMs;
    this.group = new ProcessGroup(command, callersFolder());
    this.group.output.setEncoding('utf8');
    this.group.output.on('data', (text: string) => this.read(text));
    void this.group.ended.then((how) => this.giveUp(`${how} before the end of the game`));
  }

  /** Starts a program and waits for its hello. A program that does not answer is returned with its fault. */
  static async start(command: string, timeMs: number): Promise<BotProgram> {
    const program = new BotProgram(command, timeMs);
    program.send({ type: 'hello', protocol: PROTOCOL_VERSION, name: 'eminent' });
    const hello = await program.next(HELLO_MS);
    if (hello === undefined) program.giveUp(`said no hello in ${HELLO_MS / 1000} s`);
    else if (hello.type !== 'hello') program.giveUp(`began with ${hello.type} instead of hello`);
    return program;
  }

  /** The faults so far, one for each kind. */
  get faults(): readonly Fault[] {
    return this.log.all;
  }

  /** Announces a new game to the program. */
  begin(seat: number, names: readonly string[], options: GameOptions): void {
    this.late = 0;
    this.send({ type: 'start', seat, names, options });
  }

  /** Requests a decision. Undefined if no answer came in time, or if none can come any more. */
  async decide(
    question: Omit<DecideMessage, 'type' | 'id' | 'timeLeftMs'>,
  ): Promise<string | undefined> {
    if (this.broken) return undefined;
    this.requests++;
    this.lines = 0;
    this.written = 0;
    const id = this.requests;
    this.send({ type: 'decide', id, timeLeftMs: this.timeMs, ...question });
    const until = performance.now() + this.timeMs;
    for (let left = this.timeMs; left > 0; left = until - performance.now()) {
      const answer = await this.next(left);
      if (answer === undefined) break;
      // An answer to an earlier question is late and does not count for this one.
      if (answer.type === 'choose' && answer.id === id) {
        this.late = 0;
        return answer.token;
      }
    }
    if (this.broken) return undefined;
    this.defaulted('late', `no answer within ${this.timeMs} ms`);
    this.late++;
    if (this.late >= MAX_LATE) this.giveUp(`gave no answer ${MAX_LATE} times in a row`);
    return undefined;
  }

  /** Informs the program that its last answer was refused and the default was played. */
  refuse(error: string): void {
    this.defaulted('illegal', error);
  }

  /** Announces the end of the game. Another one may begin. */
  end(scores: readonly number[], winners: readonly number[]): void {
    this.send({ type: 'end', scores, winners });
  }

  /** Closes the input, gives the program time to exit, and kills it and all its child processes. */
  async close(): Promise<void> {
    const wasBroken = this.broken;
    this.broken = true;
    if (!wasBroken) {
      this.group.input.end();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, LEAVE_MS)));
      await Promise.race([this.group.ended, patience]);
      clearTimeout(timer);
    }
    this.group.kill();
  }

  private send(message: HostMessage): void {
    const { input } = this.group;
    if (this.broken || !input.writable) return;
    input.write(`${formatMessage(message)}\n`);
    if (input.writableLength > MAX_UNREAD) this.giveUp('does not read its input');
  }

  private read(text: string): void {
    if (this.broken) return;
    this.written += text.length;
    const taken = this.reader.take(text);
    if (!taken.ok) return this.giveUp(`wrote ${taken.error}`);
    for (const line of taken.lines) this.receive(line);
    if (this.written > MAX_WRITTEN) {
      this.giveUp(`wrote more than ${MAX_WRITTEN} characters without being asked`);
    }
  }

  private receive(line: string): void {
    if (this.broken) return;
    this.lines++;
    if (this.lines > MAX_LINES)
      return this.giveUp(`wrote more than ${MAX_LINES} lines without being asked`);
    const read = parseBotMessage(line);
    if (!read.ok) return this.note('nonsense', `wrote nonsense (${read.error})`);
    if (this.waiting === undefined) this.inbox.push(read.value);
    else this.waiting(read.value);
  }

  /** The next message. Undefined after the timeout, or if no message can come. */
  private next(timeMs: number): Promise<BotMessage | undefined> {
    const ready = this.inbox.shift();
    if (ready !== undefined || this.broken) return Promise.resolve(ready);
    return new Promise((resolve) => {
      const answer: Waiting = (message) => {
        clearTimeout(timer);
        this.waiting = undefined;
        resolve(message);
      };
      const timer = setTimeout(() => answer(undefined), timeMs);
      this.waiting = answer;
    });
  }

  private defaulted(kind: FaultKind, error: string): void {
    this.note(kind, `${error}; the default was played`);
    this.send({ type: 'error', id: this.requests, error: printable(error, MAX_REFUSAL) });
  }

  /** From now on the program's seat plays default answers. */
  private giveUp(reason: string): void {
    if (this.broken) return;
    this.broken = true;
    this.inbox = [];
    this.note('ended', `${reason}; its seat continues with default answers`);
    this.group.kill();
    this.waiting?.(undefined);
  }

  private note(kind: FaultKind, example: string): void {
    this.log.add({ player: this.command, kind, example, count: 1 });
  }
}
