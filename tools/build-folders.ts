// Keeps builds of the page in folders side by side. A link points to the newest complete one.
import { randomUUID } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Names of unfinished builds, with the id of the process that builds. */
const unfinished = /^new-(\d+)$/;

export class BuildFolders {
  readonly #link: string;
  readonly #folder: string;

  constructor(link: string, folder: string) {
    this.#link = link;
    this.#folder = folder;
  }

  /** Returns the path for a new build, and removes unfinished builds of ended processes. */
  begin(): string {
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder)) {
      const pid = unfinished.exec(name)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) this.#remove(name);
    }
    return join(this.#folder, `new-${process.pid}`);
  }

  /** Makes a finished build the newest. Of the older builds only the previous one is kept. */
  publish(built: string): void {
    const name = randomUUID();
    const replaced = this.#current();
    renameSync(built, join(this.#folder, name));
    this.#pointTo(join(this.#folder, name));
    for (const other of readdirSync(this.#folder)) {
      if (other !== name && other !== replaced && !unfinished.test(other)) this.#remove(other);
    }
  }

  #current(): string | undefined {
    const isLink = lstatSync(this.#link, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return isLink ? basename(readlinkSync(this.#link)) : undefined;
  }

  #pointTo(target: string): void {
    const next = `${this.#link}-${process.pid}`;
    rmSync(next, { force: true, recursive: true });
    // The link is relative, so that the checkout can be moved. Windows needs an absolute junction.
    if (process.platform === 'win32') symlinkSync(target, next, 'junction');
    else symlinkSync(relative(dirname(this.#link), target), next);
    // A rename on Windows cannot replace a link. Older checkouts have a folder instead of a link.
    const old = lstatSync(this.#link, { throwIfNoEntry: false });
    if (old?.isDirectory() === true || process.platform === 'win32') {
      rmSync(this.#link, { force: true, recursive: true });
    }
    renameSync(next, this.#link);
  }

  #remove(name: string): void {
    rmSync(join(this.#folder, name), { force: true, recursive: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
