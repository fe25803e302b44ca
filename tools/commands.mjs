// Every command of the repository: the program it runs and what it does, in the order of the help.
// The first group contains npm scripts, the rest are subcommands of `npm run tools`. `packages` is
// the set of packages that a command needs (dependencies.mjs). Plain JavaScript, because run.mjs
// imports this file before anything is installed.

export const scripts = {
  start: {
    run: ['tools/serve.ts'],
    packages: 'product',
    does: 'builds the page if it changed and serves it with the server for online tables; -- --offline serves the page alone',
  },
  dev: {
    run: ['node_modules/vite/bin/vite.js', 'packages/web'],
    packages: 'product',
    does: 'the page with hot reload',
  },
  build: {
    run: ['tools/build.ts', '--force'],
    packages: 'product',
    does: 'builds the page; packages/web/dist points to the newest build',
  },
  check: {
    run: ['tools/testing/check.ts'],
    does: 'format, lint, imports, types, unit tests; -- --changed for what the uncommitted changes can affect',
  },
  test: {
    run: ['tools/testing/gate.ts'],
    does: 'everything that must pass before a commit lands, browser tests included; -- --fast leaves out the browser',
  },
  'test:deep': {
    run: ['tools/testing/deep.ts'],
    packages: 'devtools',
    does: 'the slow checks, in named parts; -- --list shows them, -- --only PART,… runs some',
  },
  'test:repeat': {
    run: ['tools/testing/repeat.ts'],
    usage: '-- --times 15',
    does: 'the gate again and again in clean clones, some beside a busy process',
  },
  format: {
    run: ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.'],
    does: 'formats all files',
  },
  eminent: {
    run: ['packages/cli/src/main.ts'],
    usage: '-- play',
    // Arguments may be paths relative to the caller's folder. Other commands run in the root.
    here: true,
    packages: 'product',
    does: 'the command line program; add --silent after run to keep npm itself quiet',
  },
  docs: {
    run: ['devtools/site.ts'],
    packages: 'devtools',
    does: 'builds the documentation site from docs/ and prints its folder; -- --serve previews it',
  },
  release: {
    run: ['tools/release/main.ts'],
    does: 'builds one file with page, server and command line, prebuilt, for npx',
  },
  lock: {
    run: ['tools/lock-files.ts'],
    // This command must also work while package.json and the lock file differ.
    uninstalled: true,
    does: 'after changing a dependency: writes the lock file and lists packages without a hash',
  },
  tools: {
    run: [],
    usage: '-- NAME',
    does: 'benchmarks, drills and other programs for developers; without a name, the list of all commands',
  },
};

export const tools = {
  pack: {
    run: ['tools/pack/main.ts'],
    does: 'packs engine, protocol, text, bots and env as npm libraries',
  },
  arena: {
    run: ['packages/cli/src/main.ts', 'arena'],
    packages: 'product',
    does: 'computer players against each other',
  },
  bench: {
    run: ['bench/main.ts'],
    does: 'speed of the engine; --json prints one object',
  },
  'bench:against': {
    run: ['bench/against.ts'],
    usage: '-- COMMIT',
    does: 'speed of the engine now and at an earlier commit, measured in turns',
  },
  'bench:bots': {
    run: ['bench/bots.ts'],
    does: 'speed of the net and the search',
  },
  'bench:env': {
    run: ['bench/env.ts'],
    does: 'random steps per second of the environment, from JavaScript and from Python',
  },
  'bench:page': {
    run: ['bench/page.ts'],
    does: 'speed of the page in a real browser',
  },
  'bench:clicks': {
    run: ['bench/clicks.ts'],
    does: 'clicks and taps per own turn and per round of the others, over whole games',
  },
  'bench:lighthouse': {
    run: ['devtools/lighthouse.ts'],
    packages: 'devtools',
    does: 'Lighthouse with its mobile profile: home, a running game, the lobby',
  },
  'bench:server': {
    run: ['bench/server.ts'],
    usage: '-- --tables 5000 --seconds 60',
    does: 'latency, CPU and memory of a server with many tables; --limit finds the maximum, --against compares two frameworks, --commit-delay MS simulates a slower disk',
  },
  'drill:kill': {
    run: ['tools/drills/kill.ts'],
    usage: '-- --kills 1000',
    does: 'kills the server at random moments while people and bots play; nothing acknowledged may be lost; --progress FILE resumes',
  },
  'drill:worlds': {
    run: ['tools/drills/worlds.ts'],
    usage: '-- --games 10000',
    does: 'changes hidden cards at every point of whole games; no byte sent to a viewer may change',
  },
  'drill:storms': {
    run: ['tools/drills/storms.ts'],
    does: 'reconnect storm, slow reader, flood, malformed frames, full disk: no other table may notice',
  },
  'drill:chaos': {
    run: ['tools/drills/chaos.ts'],
    usage: '-- --nodes 3 --minutes 10',
    does: 'several nodes, PostgreSQL, Redis and the network fail at random; everything a client saw must match the logs',
  },
  'drill:rolling': {
    run: ['tools/drills/rolling.ts'],
    usage: '-- --from COMMIT',
    does: 'replaces nodes of an earlier commit by nodes of this one while people play; no answer is lost',
  },
  'drill:recovery': {
    run: ['tools/drills/recovery.ts'],
    does: 'the backup in docs/operations.md on a real PostgreSQL, restored to the moment before a mistake',
  },
  'contact-sheet': {
    run: ['tools/contact-sheet.ts'],
    does: 'about 80 screenshots on one page; --theme NAME and --lang NAME change all of them',
  },
  'moving-picture': {
    run: ['tools/moving-picture.ts'],
    does: 'records a turn as the animation of the README',
  },
  'planet-images': {
    run: ['tools/planet-images/main.ts'],
    does: 'paints the planets, and writes them as the pictures that the page shows',
  },
  perft: {
    run: ['tools/perft.ts'],
    does: 'counts the games of each length from a position',
  },
  properties: {
    run: ['tools/properties.ts'],
    usage: '-- --costly 10000',
    does: 'checks all properties on random games; --expansion plays Escalation and every pair of scenarios',
  },
  naive: {
    run: ['tools/naive/main.ts'],
    usage: '-- --decisions 1000000',
    does: "compares the engine's legal answers with an independent implementation; --progress FILE resumes",
  },
  playthroughs: {
    run: ['tools/playthroughs/main.ts'],
    does: 'writes the excerpt of a game in docs/playthroughs/two-players.md',
  },
  train: {
    run: ['packages/bots/train/main.ts'],
    does: 'trains the net of the computer players; resumes; --quick runs every step in minutes',
  },
  calibration: {
    run: ['packages/bots/train/calibration.ts'],
    usage: '-- --players 2',
    does: 'compares the chances of positions with results, in bins of ten points; --fit calibrates a net, --progress FILE resumes',
  },
  luck: {
    run: ['packages/bots/train/luck.ts'],
    usage: '-- --games 10000',
    does: 'measures that luck is zero on average over self-play games; --progress FILE resumes, --minutes N limits the time',
  },
  quality: {
    run: ['packages/bots/train/quality.ts'],
    usage: '-- --bot admiral --games 200',
    does: 'counts wasteful moves of a bot over self-play games; --progress FILE resumes',
  },
  plans: {
    run: ['packages/bots/train/plans.ts'],
    usage: '-- --ruleset escalation --games 200',
    does: 'counts opening roles, roles led, technologies and ends over games between bots; --progress FILE resumes',
  },
  'mine-puzzles': {
    run: ['tools/puzzles/mine.ts'],
    usage: '-- --minutes 60',
    does: 'looks for puzzles in games between bots; --progress FILE resumes, --write adds them to the page',
  },
  'check-puzzles': {
    run: ['tools/puzzles/check.ts'],
    usage: '-- --count 20',
    does: 'judges random puzzles again, with 50 times the search and other rollouts; --drop removes those that fail',
  },
  mutation: {
    run: [
      'devtools/node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tools/stryker.config.json',
    ],
    packages: 'devtools',
    does: "Stryker on the engine; repeats only what changed, --mutate 'packages/engine/src/rules/roles/*.ts' limits it",
  },
  unused: {
    run: ['devtools/node_modules/knip/bin/knip.js'],
    packages: 'devtools',
    does: 'dependencies, files and exports without a use',
  },
};

export const commands = { ...scripts, ...tools };

/**
 * Node flags for a server. The young generation is small: the data of a table survives in it
 * anyway, and copying that data makes each collection longer. Its size is fixed, because resizing
 * would promote short-lived objects. The old generation may grow by 150 % before a full collection.
 * With V8's default of 10 %, thousands of tables cause one every few seconds, with pauses of most
 * of a second.
 */
export const serverFlags = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--heap-growing-percent=150',
];

export function nodeFlags(name, [first]) {
  return name === 'start' || (name === 'eminent' && first === 'server') ? serverFlags : [];
}

export function typed(name) {
  const { usage = '' } = commands[name];
  const isShort = name === 'start' || name === 'test';
  if (Object.hasOwn(scripts, name)) return `npm ${isShort ? '' : 'run '}${name} ${usage}`.trim();
  return `npm run tools -- ${name} ${usage.replace(/^-- /, '')}`.trim();
}

export function helpText() {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => typed(name).length));
  return names.map((name) => `${typed(name).padEnd(width)}  ${commands[name].does}`).join('\n');
}
