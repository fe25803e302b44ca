// eminent verify: checks the published proof of a deal and its game.
import {
  type DealStep,
  type DealVerdict,
  type FairNote,
  type FairProof,
  MAX_PROOF,
  NO_WORDS,
  parseProof,
  readNote,
  spellWords,
  verifyDeal,
} from '@eminent/protocol/online';
import { dealProblemText, type Language, loadLanguage, loadPart, msg } from '@eminent/text';
import { Command, Option } from 'commander';
import { ExitStatus, readAs, refuse } from '../errors.ts';
import { JSON_FLAG, LANG_FLAG, languageOf, withFlags } from '../flags.ts';
import { readText } from '../input.ts';
import { print, printData } from '../output.ts';
import { printable } from '../printable.ts';

/** Exit status if a check fails. A file that is not a proof gives status 2. */
const STATUS_DIFFERS = 1;
/** Maximum size of a note in bytes, and of a printed line in characters. */
const MAX_NOTE = 20_000;
const MAX_LINE = 1000;

interface VerifyFlags {
  readonly note?: string;
  readonly lang?: string;
  readonly json?: boolean;
}

async function proofIn(file: string): Promise<FairProof> {
  const read = parseProof(await readText(file, MAX_PROOF));
  return read.ok ? read.value : refuse(`${printable(file)}: ${read.error}`);
}

async function noteIn(file: string): Promise<FairNote> {
  const name = printable(file);
  const text = await readText(file, MAX_NOTE);
  const read = readNote(readAs(name, () => JSON.parse(text) as unknown));
  return read.ok ? read.value : refuse(`${name}: ${read.error}`);
}

/** Returns the number or hash to print for a step of the verification, if it has one. */
function valueOf(lang: Language, step: DealStep): string | undefined {
  switch (step.what) {
    case 'sealed':
      return step.promise;
    case 'words':
      return undefined;
    case 'shuffles':
      return msg(lang, 'online.verified.shuffles', { n: step.shuffles });
    case 'secret':
      return step.hash;
    case 'answers':
      return msg(lang, 'online.verified.answers', { n: step.answers });
  }
}

/** Returns a remark on a step: its problem, whether there was a note, or the undone shuffles. */
function remarkOn(lang: Language, step: DealStep): string | undefined {
  if (step.problem !== undefined) return dealProblemText(lang, step.problem);
  if (step.what === 'sealed') {
    return msg(lang, step.noted ? 'online.verified.noted' : 'online.verified.notNoted');
  }
  if (step.what !== 'shuffles' || step.leftOut === 0) return undefined;
  return msg(lang, 'online.verified.leftOut', { n: step.leftOut });
}

/** The words (random bytes) of each seat, which players compare with those on their device. */
function wordsOf(lang: Language, { seats }: FairProof): readonly string[] {
  return seats.map(({ name, words }) => {
    const spoken = words === NO_WORDS ? msg(lang, 'online.verified.noWords') : spellWords(words);
    return `${name}: ${spoken}`;
  });
}

function linesOf(lang: Language, proof: FairProof, step: DealStep): readonly string[] {
  const words = step.what === 'words' ? step.words : 0;
  const when = msg(lang, `online.verified.when.${step.what}`);
  const sentence = msg(lang, `online.verified.step.${step.what}`, { n: words });
  const below = [
    step.ok ? valueOf(lang, step) : undefined,
    remarkOn(lang, step),
    step.ok ? undefined : `(${step.detail})`,
    ...(step.what === 'words' ? wordsOf(lang, proof) : []),
  ];
  const details = below.filter((line) => line !== undefined);
  return [
    `${step.ok ? '[x]' : '[ ]'} ${when}: ${sentence}`,
    ...details.map((line) => `    ${printable(line, MAX_LINE)}`),
  ];
}

function textOf(lang: Language, proof: FairProof, { ok, steps }: DealVerdict): string {
  const title = msg(lang, ok ? 'online.verified.fits' : 'online.verified.differs');
  return [title, ...steps.flatMap((step) => linesOf(lang, proof, step))].join('\n');
}

async function run(file: string, flags: VerifyFlags): Promise<void> {
  const lang = languageOf(flags.lang);
  await loadLanguage(lang);
  await loadPart('online');
  const proof = await proofIn(file);
  const note = flags.note === undefined ? undefined : await noteIn(flags.note);
  const verdict = verifyDeal(proof, note);
  if (flags.json === true) printData(JSON.stringify(verdict));
  else print(textOf(lang, proof, verdict));
  if (!verdict.ok) throw new ExitStatus(STATUS_DIFFERS);
}

export const verify = withFlags(
  new Command('verify')
    .description('verify the deal of an online game from its proof (docs/fair-deal.md)')
    .argument('<file>', 'the proof; - for standard input'),
  [
    new Option('--note <file>', 'the note of your device from before the deal'),
    LANG_FLAG,
    JSON_FLAG,
  ],
).action(run);
