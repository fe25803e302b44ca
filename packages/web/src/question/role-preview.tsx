// The preview of a role on one small line, and the number of symbols with which each opponent could
// follow.
import type { RolePreview, View } from '@eminent/engine';
import { type Locale, msg, outcomeText, previewOf, roleName } from '@eminent/text';
import { RoleIcon } from '../art/icons.tsx';
import type { ViewProps } from '../game/table-extras.ts';
import { useLang } from '../settings/settings.ts';
import { useHoveredOption } from './hovered-option.ts';
import { meIn, pendingAnswerOf } from '../suggestions/selection.ts';
import { assistanceNow, usePendingAnswer } from './selection-store.ts';
import { selectionWith } from '../suggestions/suggestion.ts';
import styles from './role-preview.module.css';

/** The symbols of the selected role by source, or the outcome of another role that is hovered. */
export function RoleDetail({ view, names }: ViewProps) {
  const lang = useLang();
  const intended = usePendingAnswer(view);
  const hovered = useHoveredOption(view);
  const { decision } = view;
  const option = previewOf(view, hovered) === undefined ? intended.options[0] : hovered;
  const preview = previewOf(view, option);
  if (decision === undefined || preview === undefined || option === undefined) return null;
  const isHovered = option !== intended.options[0];
  const shown = isHovered
    ? pendingAnswerOf(decision, selectionWith(view, decision, option, assistanceNow()))
    : intended;
  return (
    <span className={styles.detail} data-preview>
      {preview.mayEnd.length > 0 && <em>{msg(lang, 'previews.mayEnd')}</em>}
      {isHovered && (
        <b>
          <RoleIcon role={preview.role} size="1.3em" />{' '}
          {outcomeText(lang, { decision, view, names }, shown)}
        </b>
      )}
      {(isHovered ? [] : sourcesOf(lang, view, preview, shown.boosts)).map(({ key, n, text }) => (
        <span key={key}>
          <b>{n}</b> {text}
        </span>
      ))}
    </span>
  );
}

function sourcesOf(lang: Locale, view: View, preview: RolePreview, boosts: readonly string[]) {
  const { role, taken, bonus, empire, symbols } = preview;
  const symbolsOf = meIn(view)?.handSymbols ?? {};
  const hand = boosts.reduce((sum, card) => sum + (symbolsOf[card]?.[role] ?? 0), 0);
  return [
    { key: 'taken', n: taken, text: msg(lang, 'ui.fromStack') },
    { key: 'bonus', n: bonus, text: msg(lang, 'ui.fromLeading') },
    { key: 'empire', n: empire, text: msg(lang, 'ui.fromEmpire') },
    { key: 'hand', n: hand, text: msg(lang, 'ui.fromHand') },
    // Resources, ships and icons that can be spent. The engine asks for them after the cards.
    {
      key: 'tokens',
      n: symbols.most - taken - bonus - empire - preview.hand,
      text: msg(lang, 'ui.bySpending'),
    },
  ].filter(({ n }) => n > 0);
}

/** The highest number of symbols with which an opponent could follow, as far as players know. */
export function FollowPreview({ view, seat }: { readonly view: View; readonly seat: number }) {
  const lang = useLang();
  const hovered = useHoveredOption(view);
  const { options } = usePendingAnswer(view);
  if (view.decision?.step !== 'role') return null;
  const preview = previewOf(view, hovered) ?? previewOf(view, options[0]);
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
