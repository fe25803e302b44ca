// A computer player that is a program of its own: started, asked and ended over the bot protocol. Its faults never stop a game.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { env } from 'node:process';
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

/** Seats of the command line that are programs begin with this. */
export const PROGRAM_PREFIX = 'exec:';

/** Time to say hello, which includes the start of an interpreter. */
const HELLO_MS = 10_000;
/** After so many late answers in a row a program is taken for hung. */
const MOST_LATE = 3;
/** Lines that may wait unread; a program that writes more floods. */
const MOST_WAITING = 1000;
/** Time to leave by itself before it is ended. */
const LEAVE_MS = 500;

type Waiting = (message: BotMessage | undefined) => void;

export class Program {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly command: string;
  private readonly timeMs: number;
  private readonly found: string[] = [];
  private readonly inbox: BotMessage[] = [];
  private waiting: Waiting | undefined;
  private late = 0;
  private broken = false;
  private requests = 0;

  private constructor(command: string, timeMs: number) {
    this.command = command;
    this.timeMs = timeMs;
    this.child = spawn(command, { shell: true, stdio: 'pipe', cwd: env['INIT_CWD'] });
    this.child.stdout.setEncoding('utf8');
    const reader = new LineReader();
    this.child.stdout.on('data', (text: string) => {
      const taken = reader.take(text);
      if (taken.ok) for (const line of taken.lines) this.receive(line);
      else this.stop(`wrote ${taken.error}`);
    });
    this.child.stderr.resume();
    this.child.stdin.on('error', () => this.stop('closed its input'));
    this.child.on('error', (error) => this.stop(`could not be started: ${error.message}`));
    this.child.on('exit', (code, signal) => {
      this.stop(`ended with ${signal ?? `exit status ${code}`} before the game did`);
    });
  }

  /** Starts a program and waits for its hello. A program that does not answer is returned with its fault. */
  static async start(command: string, timeMs: number): Promise<Program> {
    const program = new Program(command, timeMs);
    program.send({ type: 'hello', protocol: PROTOCOL_VERSION, name: 'eminent' });
    const hello = await program.next(HELLO_MS);
    if (hello === undefined) program.stop(`said no hello in ${HELLO_MS / 1000} s`);
    else if (hello.type !== 'hello') program.stop(`began with ${hello.type} instead of hello`);
    return program;
  }

  /** What was wrong so far, one sentence each. */
  get faults(): readonly string[] {
    return this.found;
  }

  /** Tells the program of a new game. */
  begin(seat: number, names: readonly string[], options: GameOptions): void {
    this.late = 0;
    this.send({ type: 'start', seat, names, options });
  }

  /** Asks for a decision. Undefined when no answer came in time, or ever will. */
  async decide(
    question: Omit<DecideMessage, 'type' | 'id' | 'timeLeftMs'>,
  ): Promise<string | undefined> {
    if (this.broken) return undefined;
    this.requests++;
    const id = this.requests;
    this.send({ type: 'decide', id, timeLeftMs: this.timeMs, ...question });
    const until = performance.now() + this.timeMs;
    for (let left = this.timeMs; left > 0; left = until - performance.now()) {
      const answer = await this.next(left);
      if (answer === undefined) break;
      // An answer to an earlier question comes too late and is no answer to this one.
      if (answer.type === 'choose' && answer.id === id) {
        this.late = 0;
        return answer.token;
      }
    }
    if (this.broken) return undefined;
    this.refuse(`no answer within ${this.timeMs} ms`);
    this.late++;
    if (this.late >= MOST_LATE) this.stop(`gave no answer ${MOST_LATE} times in a row`);
    return undefined;
  }

  /** Tells the program that its last answer did not count and the default was played. */
  refuse(error: string): void {
    this.note(`${error}; the default was played`);
    this.send({ type: 'error', id: this.requests, error });
  }

  /** The game is over; another may begin. */
  end(scores: readonly number[], winners: readonly number[]): void {
    this.send({ type: 'end', scores, winners });
  }

  /** Closes the input and gives the program a moment to leave. */
  async close(): Promise<void> {
    const wasBroken = this.broken;
    this.broken = true;
    this.child.stdin.end();
    if (wasBroken || this.child.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.child.kill('SIGKILL');
        resolve();
      }, LEAVE_MS);
      this.child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private send(message: HostMessage): void {
    if (!this.broken && this.child.stdin.writable) {
      this.child.stdin.write(`${formatMessage(message)}\n`);
    }
  }

  private receive(line: string): void {
    if (this.broken) return;
    const read = parseBotMessage(line);
    if (!read.ok) {
      this.note(`wrote nonsense (${read.error})`);
      return;
    }
    if (this.waiting === undefined) this.inbox.push(read.value);
    else this.waiting(read.value);
    if (this.inbox.length > MOST_WAITING)
      this.stop(`wrote more than ${MOST_WAITING} lines unasked`);
  }

  /** The next message, or undefined after a time or when none can come. */
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

  /** Gives up on the program: from now on its seat plays defaults. */
  private stop(reason: string): void {
    if (this.broken) return;
    this.broken = true;
    this.note(`${reason}; its seat goes on with default answers`);
    this.child.kill('SIGKILL');
    this.waiting?.(undefined);
  }

  /** Each kind of fault is told once. */
  private note(sentence: string): void {
    const text = `${this.command}: ${sentence}`;
    if (!this.found.includes(text)) this.found.push(text);
  }
}
