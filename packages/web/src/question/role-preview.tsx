// The sources of a role's symbols and its outcome, on one small line; and what each opponent would gain by following.
import type { RolePreview, View } from '@eminent/engine';
import { msg, outcomeText, previewOf, roleName } from '@eminent/text';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { useHoveredOption } from './hovered-option.ts';
import { pendingAnswerOf } from '../suggestions/selection.ts';
import { assistanceNow, usePendingAnswer } from './selection-store.ts';
import { selectionWith } from '../suggestions/suggestion.ts';
import styles from './role-preview.module.css';

/** The selected or hovered role: symbols by source, and for a hovered role its outcome. */
export function RoleDetail({
  view,
  names,
}: {
  readonly view: View;
  readonly names: readonly string[];
}) {
  const lang = useLang();
  const intended = usePendingAnswer(view);
  const considered = useHoveredOption(view);
  const { decision } = view;
  const option = previewOf(view, considered) === undefined ? intended.options[0] : considered;
  const preview = previewOf(view, option);
  if (decision === undefined || preview === undefined || option === undefined) return null;
  const isOther = option !== intended.options[0];
  const shown = isOther
    ? pendingAnswerOf(decision, selectionWith(view, decision, option, assistanceNow()))
    : intended;
  return (
    <span className={styles.detail} data-preview>
      {preview.mayEnd.length > 0 && <em>{msg(lang, 'previews.mayEnd')}</em>}
      {isOther && (
        <b>
          <RoleIcon role={preview.role} size="1.3em" />{' '}
          {outcomeText(lang, { decision, view, names }, shown)}
        </b>
      )}
      {(isOther ? [] : sourcesOf(lang, view, preview, shown.boosts)).map(({ key, n, text }) => (
        <span key={key}>
          <b>{n}</b> {text}
        </span>
      ))}
    </span>
  );
}

function sourcesOf(
  lang: ReturnType<typeof useLang>,
  view: View,
  preview: RolePreview,
  boosts: readonly string[],
) {
  const { role, taken, bonus, empire, symbols } = preview;
  const worth = view.players[view.seat ?? -1]?.handSymbols ?? {};
  const hand = boosts.reduce((sum, card) => sum + (worth[card]?.[role] ?? 0), 0);
  return [
    { key: 'taken', n: taken, text: msg(lang, 'ui.fromStack') },
    { key: 'bonus', n: bonus, text: msg(lang, 'ui.fromLeading') },
    { key: 'empire', n: empire, text: msg(lang, 'ui.fromEmpire') },
    { key: 'hand', n: hand, text: msg(lang, 'ui.fromHand') },
    // Asked for after the cards.
    {
      key: 'tokens',
      n: symbols.most - taken - bonus - empire - preview.hand,
      text: msg(lang, 'ui.bySpending'),
    },
  ].filter(({ n }) => n > 0);
}

/** What an opponent could gain by following the selected role, from public information. */
export function FollowSlip({ view, seat }: { readonly view: View; readonly seat: number }) {
  const lang = useLang();
  const considered = useHoveredOption(view);
  const { options } = usePendingAnswer(view);
  if (view.decision?.step !== 'role') return null;
  const preview = previewOf(view, considered) ?? previewOf(view, options[0]);
  const follower = preview?.followers.find((one) => one.seat === seat);
  if (preview === undefined || follower === undefined) return null;
  return (
    <span className={styles.slip} data-follow-slip>
      <RoleIcon role={preview.role} size="1.2em" />
      <span className="sr-only">{roleName(lang, preview.role)}: </span>
      <span className={styles.words}>
        {follower.mayFollow
          ? msg(lang, 'ui.followsUpTo', { n: follower.most })
          : msg(lang, 'ui.cannotFollow')}
      </span>
      <span className={styles.number} aria-hidden="true">
        {follower.mayFollow ? `≤ ${follower.most}` : '–'}
      </span>
    </span>
  );
}
