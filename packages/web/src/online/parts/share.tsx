// A link for other users: buttons to copy and share it, and its QR code.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { isLocalAddress } from '../../ui/local-address.ts';
import controls from './controls.module.css';
import { QrCode } from './qr-code.tsx';
import styles from './share.module.css';

interface ShareProps {
  /** The same link at several addresses; the first one is preselected. */
  readonly addresses: readonly [string, ...string[]];
  readonly label: string;
  /** The title in the device's share dialog. */
  readonly title: string;
}

export function ShareLink({ addresses, label, title }: ShareProps) {
  const lang = useLang();
  const [chosen, setChosen] = useState(0);
  const address = addresses[chosen] ?? addresses[0];
  const isLocalOnly = isLocalAddress(address);
  const { outcome, copy } = useCopy(() => address, address);
  const canShare = 'share' in navigator;
  return (
    <div className={styles.share}>
      {!isLocalOnly && <QrCode text={address} label={msg(lang, 'online.share.qr')} />}
      <div className={styles.ways}>
        {addresses.length > 1 && (
          <NetworkChoice addresses={addresses} chosen={chosen} onChoose={setChosen} />
        )}
        <label className={controls.field}>
          <span>{label}</span>
          <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
        <div className={controls.ways}>
          <button type="button" className={controls.small} onClick={copy}>
            <SignIcon sign="copy" />
            {msg(lang, 'online.share.copy')}
          </button>
          {canShare && (
            <button
              type="button"
              className={controls.small}
              // The promise is rejected when the user cancels.
              onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
            >
              <SignIcon sign="share" />
              {msg(lang, 'online.share.share')}
            </button>
          )}
          <span role="status" className={controls.quiet}>
            {outcome === 'copied' && msg(lang, 'online.share.copied')}
            {outcome === 'failed' && msg(lang, 'ui.copyByHand')}
          </span>
        </div>
      </div>
      {isLocalOnly && <LocalOnlyWarning />}
    </div>
  );
}

interface NetworkChoiceProps extends Pick<ShareProps, 'addresses'> {
  /** Index in `addresses`. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

function NetworkChoice({ addresses, chosen, onChoose }: NetworkChoiceProps) {
  const lang = useLang();
  return (
    <label className={controls.field}>
      <span>{msg(lang, 'online.share.network')}</span>
      <select
        className={controls.input}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {addresses.map((one, at) => (
          <option key={one} value={at}>
            {new URL(one).host}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Matches command-line flags, which are shown as code. */
const FLAGS = /(--[a-z-]+(?: [\d.]*\d)?)/;

/** Warns that no other computer can open the link, and explains how to change that. */
function LocalOnlyWarning() {
  const lang = useLang();
  const words = msg(lang, 'online.share.alone').split(FLAGS);
  return (
    <p className={styles.warning} role="note">
      <SignIcon sign="alarm" size={18} />
      <span>
        {words.map((piece, at) => (FLAGS.test(piece) ? <code key={at + 1}>{piece}</code> : piece))}
      </span>
    </p>
  );
}
