// Copies the puzzles into the build as a file, where the server finds the puzzle of a link.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function puzzleFile(source: string): Plugin {
  return {
    name: 'puzzle-file',
    apply: 'build',
    generateBundle() {
      const puzzles = readFileSync(source, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'puzzles.json', source: puzzles });
    },
  };
}
