// Every command of the repository: the program behind its npm script and what it does, in the order of the help.
// Plain JavaScript, because run.mjs reads it before anything is installed.

export const commands = {
  start: {
    run: ['tools/serve.ts'],
    does: 'builds the page where it changed and serves it with the server of online tables; -- --offline serves the page alone',
  },
  dev: {
    run: ['node_modules/vite/bin/vite.js', 'packages/web'],
    does: 'the page with hot reload',
  },
  build: {
    run: ['tools/build.ts', '--force'],
    does: 'builds the page in any case; packages/web/dist leads to the newest build',
  },
  check: {
    run: ['tools/test.ts', '--check'],
    does: 'format, lint, imports, types, unit tests: before every commit',
  },
  test: {
    run: ['tools/test.ts'],
    does: "the same, and the tools' checks, the production build and the browser tests: before every push; -- --fast leaves out the browser",
  },
  pack: {
    run: ['tools/pack/main.ts'],
    does: 'engine, protocol, text and bots as libraries that npm can install',
  },
  format: {
    run: ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.'],
    does: 'lays out all files; the formatter decides',
  },
  eminent: {
    run: ['packages/cli/src/main.ts'],
    usage: '-- play',
    // A command line tool reads files relative to where the person stands; everything else works in the root.
    here: true,
    does: 'the command line program; with --silent after run, npm itself says nothing',
  },
  arena: {
    run: ['packages/cli/src/main.ts', 'arena'],
    does: 'computer players against each other',
  },
  soak: {
    run: ['tools/soak.ts'],
    does: 'every computer player in every kind of game, counting faults',
  },
  bench: {
    run: ['bench/main.ts'],
    does: 'speed of the engine; -- --json for one object',
  },
  'bench:against': {
    run: ['bench/against.ts'],
    usage: '-- COMMIT',
    does: 'the engine now and at an earlier commit, in turns',
  },
  'bench:bots': {
    run: ['bench/bots.ts'],
    does: 'speed of net and search',
  },
  'bench:page': {
    run: ['bench/page.ts'],
    does: 'speed of the served page in a real browser',
  },
  'bench:clicks': {
    run: ['bench/clicks.ts'],
    does: 'clicks and taps of whole games on the served page, by own turn and by round of the others',
  },
  'bench:frames': {
    run: ['bench/frames.ts'],
    does: 'frames a second while pieces fly and worlds turn face up, and frames that are painted while nothing moves',
  },
  'bench:lighthouse': {
    run: ['bench/lighthouse.ts'],
    does: 'Lighthouse with its mobile profile, on the home screen, on a running game and in the lobby',
  },
  'bench:server': {
    run: ['bench/server.ts'],
    usage: '-- --tables 5000 --seconds 60',
    does: 'tables of four sockets on a real server: from sent to seen by all, processor and memory; --limit for as much as goes, --commit-delay MS for a slower disk, --against beside two frameworks',
  },
  'bench:store': {
    run: ['bench/store.ts'],
    does: 'answers of many tables appended to SQLite and to a real PostgreSQL: commits a second, and how long each waits until it is durable',
  },
  'drill:kill': {
    run: ['tools/drills/kill.ts'],
    usage: '-- --kills 1000',
    does: 'people and bots play over real sockets while the server is killed at random moments: nothing acknowledged may be lost or doubled, no table stuck; --progress FILE goes on where it stopped',
  },
  'drill:worlds': {
    run: ['tools/drills/worlds.ts'],
    usage: '-- --games 10000',
    does: 'what a viewer may not know is replaced by another deal at every point of whole games: no byte that the server sends may change',
  },
  'drill:storms': {
    run: ['tools/drills/storms.ts'],
    does: 'everybody comes back at once, a slow reader, a flood, malformed frames, what is not theirs to send, a full disk: none of it disturbs another table or loses anything',
  },
  'drill:chaos': {
    run: ['tools/drills/chaos.ts'],
    usage: '-- --nodes 3 --minutes 10',
    does: 'people and bots play at several nodes on one PostgreSQL and one Redis, all of which and the network between them fail at random moments: all that anybody was told must fit the logs',
  },
  'drill:rolling': {
    run: ['tools/drills/rolling.ts'],
    usage: '-- --from COMMIT',
    does: 'nodes of an earlier commit are replaced by nodes of this tree, one after the other, while people play at all of them: nobody may lose an answer or be shown an error',
  },
  'drill:race': {
    run: ['tools/drills/race.ts'],
    usage: '-- --answers 100000',
    does: 'two nodes on a real PostgreSQL and a real Redis answer the same question in the same moment: exactly one wins, each time',
  },
  'drill:numbers': {
    run: ['tools/drills/numbers.ts'],
    does: 'two programs append the same 100,000 numbers to one PostgreSQL: exactly one must have each; --json for one object',
  },
  'drill:recovery': {
    run: ['tools/drills/recovery.ts'],
    does: 'the backup of docs/operations.md with a real PostgreSQL: a copy while people play, an archive, a mistake, all gone, and back to the moment before the mistake',
  },
  scaling: {
    run: ['tools/scaling/main.ts'],
    does: 'what 10⁴, 10⁶ and 10⁸ live tables need, and a simulation of how long answers wait there when a node or a region fails; -- --write brings docs/scaling.md up to date',
  },
  'contact-sheet': {
    run: ['tools/contact-sheet.ts'],
    does: 'pictures of every screen and of the table from the start to the scores, in every size, theme, language and eye; -- --walk says what is covered, cut off or too small, --mock FOLDER lays drafts beside them',
  },
  'moving-picture': {
    run: ['tools/moving-picture.ts'],
    does: 'records a turn on the served page as the moving picture of the README',
  },
  perft: {
    run: ['tools/perft.ts'],
    does: 'counts the games of each length from a position',
  },
  properties: {
    run: ['tools/properties.ts'],
    usage: '-- --costly 10000',
    does: 'random games in any number with all properties checked; -- --expansion plays Escalation and every pair of scenarios alone',
  },
  naive: {
    run: ['tools/naive/main.ts'],
    usage: '-- --decisions 1000000',
    does: "the engine's legal answers against a second list that was written from the rules alone; --progress FILE goes on where it stopped",
  },
  planted: {
    run: ['tools/planted/main.ts'],
    does: 'plants wrong rules in the engine, one at a time, and sees whether a test of rules notices',
  },
  playthroughs: {
    run: ['tools/playthroughs/main.ts'],
    does: 'writes the games of docs/playthroughs anew',
  },
  train: {
    run: ['packages/bots/train/main.ts'],
    does: 'the net of the computer players: goes on where it stopped; -- --quick for the whole way in minutes',
  },
  mutation: {
    run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tools/stryker.config.json'],
    does: "Stryker on the engine: changes the rules and sees whether a test notices; long, a second run repeats what changed, -- --mutate 'packages/engine/src/rules/roles/*.ts' takes a part",
  },
  'how-to': {
    run: ['tools/how-to/main.ts'],
    does: 'tries the patches that prove the pages of docs/how-to; -- --refresh NAME writes one anew, --open NAME gives a copy of the tree to mend it in',
  },
  unused: {
    run: ['node_modules/knip/bin/knip.js'],
    does: 'dependencies, files and exports that nobody uses',
  },
  lock: {
    run: ['tools/lock.ts'],
    // It runs where package.json and the lock file differ.
    uninstalled: true,
    does: 'after changing a dependency: writes the lock file and says what in it has no hash',
  },
  help: {
    run: [],
    does: 'this list',
  },
};

/**
 * What Node is started with for a server: a small young heap of one size. What a table keeps is replaced with its next answer, seconds later, and
 * outlives a young heap of any size; each collection copies it, and the longer one waits the longer everybody waits for that. What shrinks it
 * when there is little to do makes what is short-lived old. And an old heap that grows by one and a half times what lives in it before all of it
 * is looked through: by itself V8 lets it grow by a tenth, so that thousands of tables are looked through every few seconds, which holds
 * everybody up for most of a second each time (docs/measurements.md).
 */
export const serverFlags = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--heap-growing-percent=150',
];

/** What Node is started with for a command with these arguments. */
export function nodeFlags(name, [first]) {
  return name === 'start' || (name === 'eminent' && first === 'server') ? serverFlags : [];
}

/** What a person types for a command. */
export function typed(name) {
  const short = name === 'start' || name === 'test';
  const { usage } = commands[name];
  return `npm ${short ? '' : 'run '}${name}${usage === undefined ? '' : ` ${usage}`}`;
}

/** The list of all commands for a terminal. */
export function helpText() {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => typed(name).length));
  return names.map((name) => `${typed(name).padEnd(width)}  ${commands[name].does}`).join('\n');
}

/** The same list as CONTRIBUTING.md shows it. */
export function helpTable() {
  const rows = Object.keys(commands).map(
    (name) => `| \`${typed(name)}\` | ${commands[name].does} |`,
  );
  return ['| Command | What it does |', '|---|---|', ...rows].join('\n');
}
