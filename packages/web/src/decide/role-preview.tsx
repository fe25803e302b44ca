// What leading or following a role would come to, before it is chosen: symbols by source, what it gives in this position, who can follow.
import type { RolePreview, View } from '@eminent/engine';
import {
  cardName,
  listText,
  msg,
  previewText,
  rangeText,
  roleName,
  roleText,
  seatName,
} from '@eminent/text';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { useConsidered } from './considered.ts';
import styles from './role-preview.module.css';

interface ConsideredProps {
  readonly view: View;
  readonly names: readonly string[];
}

/** The role that the person considers to lead or to follow. */
export function ConsideredRole({ view, names }: ConsideredProps) {
  const option = useConsidered(view);
  if (option?.kind !== 'lead' && option?.kind !== 'follow') return null;
  const preview = view.previews?.find(
    ({ role }) => option.kind === 'follow' || role === option.role,
  );
  if (preview === undefined) return null;
  // A role of its own each time, so that nothing is resized.
  return <RolePreviewCard key={preview.role} view={view} names={names} preview={preview} />;
}

function RolePreviewCard({
  view,
  names,
  preview,
}: ConsideredProps & { readonly preview: RolePreview }) {
  const lang = useLang();
  const { role } = preview;
  const words = roleText(lang, role);
  const sources = [
    {
      key: 'taken',
      n: preview.taken,
      text: msg(lang, 'ui.fromCard', { card: cardName(lang, view.stackOf[role]) }),
    },
    { key: 'bonus', n: preview.bonus, text: msg(lang, 'ui.fromLeading') },
    { key: 'empire', n: preview.empire, text: msg(lang, 'ui.fromEmpire') },
    { key: 'hand', n: preview.hand, text: msg(lang, 'ui.fromHand', { n: preview.handCards }) },
  ].filter(({ n }) => n > 0);
  const followers = preview.followers.filter(({ mayFollow }) => mayFollow);
  return (
    <aside className={styles.preview} data-hue={role} data-preview aria-live="polite">
      <h3>
        <RoleIcon role={role} size={22} />
        {roleName(lang, role)}
        <span className={styles.range}>{rangeText(preview.symbols)}</span>
      </h3>
      <ul className={styles.sources}>
        {sources.map(({ key, n, text }) => (
          <li key={key}>
            <b>{n}</b> {text}
          </li>
        ))}
      </ul>
      {previewText(lang, preview, view).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="soft">{words.role}</p>
      {view.leader === view.seat && (
        <p className="soft">
          {msg(lang, 'ui.stackLeft', { n: preview.stackLeft })}{' '}
          {followers.length === 0
            ? msg(lang, 'ui.nobodyFollows')
            : msg(lang, 'ui.followAtMost', {
                list: listText(
                  lang,
                  followers.map(({ seat, most }) => `${seatName({ names }, seat)} ${most}`),
                ),
              })}
        </p>
      )}
    </aside>
  );
}
