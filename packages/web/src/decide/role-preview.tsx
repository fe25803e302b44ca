// What leading a role would come to, before it is led: symbols by source, what it does, what is left, who can follow.
import { previewRole, type Role, type View } from '@eminent/engine';
import { cardName, listText, msg, roleName, roleText, seatName } from '@eminent/text';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { useConsidered } from './considered.ts';
import styles from './role-preview.module.css';

interface ConsideredProps {
  readonly view: View;
  readonly names: readonly string[];
}

/** The role that the person considers to lead, while the question is which. */
export function ConsideredRole({ view, names }: ConsideredProps) {
  const option = useConsidered(view);
  if (option?.kind !== 'lead') return null;
  // A role of its own each time, so that nothing is resized.
  return <RolePreviewCard key={option.role} view={view} names={names} role={option.role} />;
}

function RolePreviewCard({ view, names, role }: ConsideredProps & { readonly role: Role }) {
  const lang = useLang();
  const preview = previewRole(view, role);
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
  const followers = preview.followers.filter(({ most }) => most > 0);
  return (
    <aside className={styles.preview} data-hue={role} data-preview aria-live="polite">
      <h3>
        <RoleIcon role={role} size={22} />
        {roleName(lang, role)}
        <span className={styles.range}>
          {preview.least === preview.most ? preview.most : `${preview.least}–${preview.most}`}
        </span>
      </h3>
      <ul className={styles.sources}>
        {sources.map(({ key, n, text }) => (
          <li key={key}>
            <b>{n}</b> {text}
          </li>
        ))}
      </ul>
      <p>{words.role}</p>
      <p className="soft">{words.leader}</p>
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
    </aside>
  );
}
