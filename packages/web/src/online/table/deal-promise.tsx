// The promise that the server published before players took seats, for those who want to know how
// the deal is made (docs/fair-deal.md).
import { type TableSnapshot, spellWords } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import styles from './deal-promise.module.css';

interface DealPromiseProps extends Pick<TableSnapshot, 'commitment'> {
  /** The words that this device added to the deal. */
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
