// Downloads the record of a finished online game, stores it on this device, and opens its replay.
import { msg } from '@eminent/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { finishedGames, localStore } from '../../storage/storage.ts';
import { openText } from '../../records/import-file.ts';
import { useLang } from '../../settings/settings.ts';
import { type Answer, askForText, inPath, type Refusal } from '../api.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import controls from '../parts/controls.module.css';
import { useMe } from '../user-session.ts';
import { Missing } from '../parts/request-error.tsx';

/** The ids of the stored replays by table, so that each record is downloaded once per visit. */
const fetched = new Map<string, string>();

export function OnlineReplay({ table, ply }: { readonly table: string; readonly ply: number }) {
  const lang = useLang();
  const [id, setId] = useState(fetched.get(table));
  const [problem, setProblem] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const me = useMe();
  const openRecord = useEffectEvent((answer: Answer<string>) => {
    if (!answer.ok) return setProblem(answer.refusal);
    const opened = openText(answer.value, localStore, finishedGames, { me: me?.name, table });
    if (opened.kind === 'record') {
      fetched.set(table, opened.id);
      return setId(opened.id);
    }
    const code = opened.kind === 'full' ? 'device-full' : 'misread';
    return setProblem({ code, sentence: 'The record could not be opened.' });
  });
  useEffect(() => {
    if (fetched.has(table)) return;
    void askForText(`/records/${inPath(table)}.txt`).then(openRecord);
    // A change of `attempt` repeats the request.
  }, [table, attempt]);
  if (id !== undefined) return <Redirect to={`/replay/${id}/${ply}`} replace />;
  return (
    <OnlineLayout title={msg(lang, 'ui.replays')}>
      <Missing
        problem={problem}
        onAgain={() => {
          setProblem(undefined);
          setAttempt((n) => n + 1);
        }}
      >
        <p role="status">{msg(lang, 'ui.loading')}</p>
      </Missing>
      <Link href="/online" className={controls.link}>
        {msg(lang, 'online.invite.toLobby')}
      </Link>
    </OnlineLayout>
  );
}
