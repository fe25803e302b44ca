// A list of saved items, such as boards, as links. Items can be deleted. The last deletion can be
// undone.
import { msg } from '@eminent/text';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../settings/settings.ts';
import styles from './saved-list.module.css';

interface SavedListProps<Item> {
  readonly items: readonly Item[];
  readonly hrefOf: (item: Item) => string;
  readonly contentOf: (item: Item) => ReactNode;
  readonly deleteLabel: (item: Item) => string;
  readonly deletedText: (item: Item) => string;
  readonly onDelete: (item: Item) => void;
  readonly onTakeBack: (item: Item) => void;
}

export function SavedList<Item extends { readonly id: string }>(props: SavedListProps<Item>) {
  const { items, hrefOf, contentOf, deleteLabel, deletedText, onDelete, onTakeBack } = props;
  const lang = useLang();
  const [deleted, setDeleted] = useState<Item>();
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={hrefOf(item)}>{contentOf(item)}</Link>
            <button
              type="button"
              aria-label={deleteLabel(item)}
              onClick={() => {
                onDelete(item);
                setDeleted(item);
              }}
            >
              {msg(lang, 'ui.delete')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {deleted !== undefined && (
          <>
            {deletedText(deleted)}{' '}
            <button
              type="button"
              onClick={() => {
                onTakeBack(deleted);
                setDeleted(undefined);
              }}
            >
              {msg(lang, 'ui.takeBack')}
            </button>
          </>
        )}
      </p>
    </>
  );
}
