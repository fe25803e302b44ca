// Draws the pictures of link previews in worker threads, one at a time, and caches them in memory.
import { Worker } from 'node:worker_threads';
import type { PositionContent } from '@eminent/pictures/position-svg';
import type { FinishedPicture } from '@eminent/pictures/result-preview';

/** Maximum number of cached pictures, of up to 300 KB each. */
const MAX_CACHED = 64;
/** Maximum number of queued pictures. Beyond it, requests get the general picture. */
const MAX_WAITING = 16;
const MAX_DRAWING_MS = 30_000;
const MAX_THREAD_MEMORY_MB = 256;

export type PreviewContent =
  | { readonly kind: 'result'; readonly result: FinishedPicture }
  | { readonly kind: 'position'; readonly position: PositionContent };

interface Drawing {
  readonly picture: Promise<Buffer | undefined>;
  isDone: boolean;
}

export interface PreviewPicturesDeps {
  readonly failed: (error: unknown) => void;
  /** The script and time limit of a thread, for tests. */
  readonly script?: URL;
  readonly limitMs?: number;
}

export class PreviewPictures {
  readonly #failed: (error: unknown) => void;
  readonly #script: URL;
  readonly #limitMs: number;
  /** Pictures by content, least recently used first. */
  readonly #drawings = new Map<string, Drawing>();
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #thread: Worker | undefined;
  #isClosed = false;

  constructor({
    failed,
    script = new URL('./preview-thread.ts', import.meta.url),
    limitMs = MAX_DRAWING_MS,
  }: PreviewPicturesDeps) {
    this.#failed = failed;
    this.#script = script;
    this.#limitMs = limitMs;
  }

  /** The picture as PNG; undefined if it cannot be drawn now. */
  of(content: PreviewContent): Promise<Buffer | undefined> {
    const key = JSON.stringify(content);
    const known = this.#drawings.get(key);
    if (known !== undefined) {
      this.#drawings.delete(key);
      this.#drawings.set(key, known);
      return known.picture;
    }
    if (this.#isClosed || this.#waiting >= MAX_WAITING) return Promise.resolve(undefined);
    const drawing: Drawing = { picture: this.#enqueue(content), isDone: false };
    this.#drawings.set(key, drawing);
    void drawing.picture.then((picture) => {
      drawing.isDone = true;
      if (picture === undefined) this.#drawings.delete(key);
      this.#forgetOldest();
    });
    return drawing.picture;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.terminate();
    await this.#queue;
  }

  #forgetOldest(): void {
    for (const [key, { isDone }] of this.#drawings) {
      if (this.#drawings.size <= MAX_CACHED) return;
      if (isDone) this.#drawings.delete(key);
    }
  }

  #enqueue(content: PreviewContent): Promise<Buffer | undefined> {
    this.#waiting++;
    const picture = this.#queue.then(() => this.#draw(content));
    this.#queue = picture.then(() => this.#waiting--);
    return picture;
  }

  #draw(content: PreviewContent): Promise<Buffer | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    return new Promise((done) => {
      const thread = new Worker(this.#script, {
        workerData: content,
        resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MEMORY_MB },
      });
      this.#thread = thread;
      thread.unref();
      const timer = setTimeout(() => void thread.terminate(), this.#limitMs);
      let picture: Buffer | undefined;
      thread.on('message', (png: Uint8Array) => {
        picture = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
      });
      // An `exit` event follows and resolves the promise.
      thread.on('error', this.#failed);
      thread.on('exit', () => {
        clearTimeout(timer);
        this.#thread = undefined;
        done(picture);
      });
    });
  }
}
