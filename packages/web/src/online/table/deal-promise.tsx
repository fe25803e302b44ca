// Explains the promise of a deal: a hash of the server's secret (docs/fair-deal.md).
import { type TableSnapshot, spellWords } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import styles from './deal-promise.module.css';

interface DealPromiseProps extends Pick<TableSnapshot, 'commitment'> {
  /** The words that this device contributed to the deal, if any. */
  readonly words: string | undefined;
}

export function DealPromise({ commitment, words }: DealPromiseProps) {
  const lang = useLang();
  return (
    <details className={styles.deal}>
      <summary>{msg(lang, 'online.table.waiting.deal')}</summary>
      <p>{msg(lang, 'online.table.waiting.dealText')}</p>
      <p>
        <code data-commitment>{spellWords(commitment)}</code>
      </p>
      {words !== undefined && (
        <p>{msg(lang, 'online.table.waiting.ownWords', { words: spellWords(words) })}</p>
      )}
    </details>
  );
}
