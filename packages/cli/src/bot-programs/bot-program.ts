// A bot that runs as an external program and uses the bot protocol. Its faults never stop a game.
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

/** Prefix of a program's command among the names of bots. */
export const PROGRAM_PREFIX = 'exec:';

/** Time limit for the hello message in milliseconds. It includes starting an interpreter. */
const HELLO_MS = 10_000;
/** After this many unanswered questions in a row, the program is killed. */
const MAX_LATE = 3;
/** Maximum number of lines and characters that a program may write between two questions. */
const MAX_LINES = 1000;
const MAX_WRITTEN = 2_000_000;
/** Maximum size in bytes of the messages that a program has not read. */
const MAX_UNREAD = 1_000_000;
/** Maximum length in characters of an error that is sent to the program. */
const MAX_REFUSAL = 200;
/** Milliseconds from closing the input of a program until it is killed. */
const LEAVE_MS = 500;

/** Receives the next message, or undefined after a timeout or when the program is ended. */
type OnMessage = (message: BotMessage | undefined) => void;

/** A program in a process group of its own. */
export class BotProgram {
  private readonly group: ProcessGroup;
  private readonly command: string;
  private readonly timeMs: number;
  private readonly log = new FaultLog();
  private readonly reader = new LineReader();
  /** Received messages that `next` has not returned yet. */
  private inbox: BotMessage[] = [];
  private onMessage: OnMessage | undefined;
  /** Number of unanswered questions in a row. */
  private late = 0;
  /** Number of lines and characters since the last question. */
  private lines = 0;
  private written = 0;
  /** Whether the program was ended, so that messages are neither sent nor read. */
  private broken = false;
  /** Number of questions so far; also the id of the last one. */
  private requests = 0;

  private constructor(command: string, timeMs: number) {
    this.command = command;
    this.timeMs = timeMs;
    this.group = new ProcessGroup(command, callersFolder());
    this.group.output.setEncoding('utf8');
    this.group.output.on('data', (text: string) => this.read(text));
    void this.group.ended.then((how) => this.giveUp(`${how} before the end of the game`));
  }

  /**
   * Starts a program and waits for its hello message. A program that fails is returned too, with a
   * fault; its seat plays default answers.
   */
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

  /**
   * Sends a question and returns the token of the answer. Returns undefined if the program has
   * ended or does not answer in time. A late answer is a fault.
   */
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
      // Other messages, such as a late answer to an earlier question, are ignored.
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

  /** Records an illegal answer, and notifies the program that the default answer was played. */
  refuse(error: string): void {
    this.defaulted('illegal', error);
  }

  /** Announces the end of the game. Another game may follow. */
  end(scores: readonly number[], winners: readonly number[]): void {
    this.send({ type: 'end', scores, winners });
  }

  /** Closes the input, waits up to LEAVE_MS for the program to exit, and kills its processes. */
  async close(): Promise<void> {
    const wasBroken = this.broken;
    this.broken = true;
    if (!wasBroken) {
      this.group.input.end();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, LEAVE_MS)));
      await Promise.race([this.group.ended, timeout]);
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
    if (this.onMessage === undefined) this.inbox.push(read.value);
    else this.onMessage(read.value);
  }

  /** Waits for the next message. Resolves with undefined after a timeout or when it was ended. */
  private next(timeMs: number): Promise<BotMessage | undefined> {
    const ready = this.inbox.shift();
    if (ready !== undefined || this.broken) return Promise.resolve(ready);
    return new Promise((resolve) => {
      const settle: OnMessage = (message) => {
        clearTimeout(timer);
        this.onMessage = undefined;
        resolve(message);
      };
      const timer = setTimeout(() => settle(undefined), timeMs);
      this.onMessage = settle;
    });
  }

  /** Records a fault after which the default answer was played, and notifies the program. */
  private defaulted(kind: FaultKind, error: string): void {
    this.note(kind, `${error}; the default was played`);
    this.send({ type: 'error', id: this.requests, error: printable(error, MAX_REFUSAL) });
  }

  /** Records a fault and kills the program. From now on its seat plays default answers. */
  private giveUp(reason: string): void {
    if (this.broken) return;
    this.broken = true;
    this.inbox = [];
    this.note('ended', `${reason}; its seat continues with default answers`);
    this.group.kill();
    this.onMessage?.(undefined);
  }

  private note(kind: FaultKind, example: string): void {
    this.log.add({ player: this.command, kind, example, count: 1 });
  }
}
