// A bot that runs as a program (docs/bot-protocol.md). Default answers replace missing ones.
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

/** Start of a bot name that is the command of a program, such as `exec:python3 bot.py`. */
export const PROGRAM_PREFIX = 'exec:';

/** Time limit for the hello message in milliseconds, including the start of an interpreter. */
const HELLO_MS = 10_000;
/** Number of unanswered questions in a row after which the program is killed. */
const MAX_LATE = 3;
/** Maximum lines and characters between two questions. A program that writes more is killed. */
const MAX_LINES = 1000;
const MAX_WRITTEN = 2_000_000;
/** Maximum size in bytes of unread messages. Beyond it, the program is killed. */
const MAX_UNREAD = 1_000_000;
/** Maximum length in characters of an error message to the program. */
const MAX_REFUSAL = 200;
/** Time in milliseconds between closing the program's input and killing the program. */
const LEAVE_MS = 500;

/** Gets the next message; undefined after a timeout, or if the program has been ended. */
type OnMessage = (message: BotMessage | undefined) => void;

export class BotProgram {
  private readonly group: ProcessGroup;
  private readonly command: string;
  private readonly timeMs: number;
  private readonly log = new FaultLog();
  private readonly reader = new LineReader();
  /** Received messages that `next` has not returned yet. */
  private inbox: BotMessage[] = [];
  private onMessage: OnMessage | undefined;
  private late = 0;
  /** Lines and characters that the program has written since the last question. */
  private lines = 0;
  private written = 0;
  /** Whether the program has been ended. Messages are then neither sent nor read. */
  private isEnded = false;
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

  /** Starts a program and waits for its hello message. Returns the program even if that fails. */
  static async start(command: string, timeMs: number): Promise<BotProgram> {
    const program = new BotProgram(command, timeMs);
    program.send({ type: 'hello', protocol: PROTOCOL_VERSION, name: 'eminent' });
    const hello = await program.next(HELLO_MS);
    if (hello === undefined) program.giveUp(`said no hello in ${HELLO_MS / 1000} s`);
    else if (hello.type !== 'hello') program.giveUp(`began with ${hello.type} instead of hello`);
    return program;
  }

  get faults(): readonly Fault[] {
    return this.log.all;
  }

  begin(seat: number, names: readonly string[], options: GameOptions): void {
    this.late = 0;
    this.send({ type: 'start', seat, names, options });
  }

  /**
   * Sends a question and returns the token of the answer; undefined if the program does not answer
   * in time, which is a fault, or has been ended.
   */
  async decide(
    question: Omit<DecideMessage, 'type' | 'id' | 'timeLeftMs'>,
  ): Promise<string | undefined> {
    if (this.isEnded) return undefined;
    this.requests++;
    this.lines = 0;
    this.written = 0;
    const id = this.requests;
    this.send({ type: 'decide', id, timeLeftMs: this.timeMs, ...question });
    const until = performance.now() + this.timeMs;
    for (let left = this.timeMs; left > 0; left = until - performance.now()) {
      const answer = await this.next(left);
      if (answer === undefined) break;
      // Ignores other messages, such as a late answer to an earlier question.
      if (answer.type === 'choose' && answer.id === id) {
        this.late = 0;
        return answer.token;
      }
    }
    if (this.isEnded) return undefined;
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

  /** Closes the program's input, waits up to LEAVE_MS for it to exit, and kills its processes. */
  async close(): Promise<void> {
    const wasEnded = this.isEnded;
    this.isEnded = true;
    if (!wasEnded) {
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
    if (this.isEnded || !input.writable) return;
    input.write(`${formatMessage(message)}\n`);
    if (input.writableLength > MAX_UNREAD) this.giveUp('does not read its input');
  }

  private read(text: string): void {
    if (this.isEnded) return;
    this.written += text.length;
    const taken = this.reader.take(text);
    if (!taken.ok) return this.giveUp(`wrote ${taken.error}`);
    for (const line of taken.lines) this.receive(line);
    if (this.written > MAX_WRITTEN) {
      this.giveUp(`wrote more than ${MAX_WRITTEN} characters without being asked`);
    }
  }

  private receive(line: string): void {
    if (this.isEnded) return;
    this.lines++;
    if (this.lines > MAX_LINES)
      return this.giveUp(`wrote more than ${MAX_LINES} lines without being asked`);
    const read = parseBotMessage(line);
    if (!read.ok) return this.note('nonsense', `wrote nonsense (${read.error})`);
    if (this.onMessage === undefined) this.inbox.push(read.value);
    else this.onMessage(read.value);
  }

  /** Resolves with the next message; undefined after a timeout or when the program ends. */
  private next(timeMs: number): Promise<BotMessage | undefined> {
    const ready = this.inbox.shift();
    if (ready !== undefined || this.isEnded) return Promise.resolve(ready);
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

  /** Records a fault and notifies the program that the default answer was played. */
  private defaulted(kind: FaultKind, error: string): void {
    this.note(kind, `${error}; the default was played`);
    this.send({ type: 'error', id: this.requests, error: printable(error, MAX_REFUSAL) });
  }

  /** Records a fault and kills the program. Default answers are played from now on. */
  private giveUp(reason: string): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.inbox = [];
    this.note('ended', `${reason}; its seat continues with default answers`);
    this.group.kill();
    this.onMessage?.(undefined);
  }

  private note(kind: FaultKind, example: string): void {
    this.log.add({ player: this.command, kind, example, count: 1 });
  }
}
