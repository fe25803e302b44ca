// Copies the puzzles into the build as puzzles.json. The server reads it to preview linked puzzles.
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
