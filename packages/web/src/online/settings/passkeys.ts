// Creates passkeys and signs in with them. The library is loaded on demand.
import {
  passkeyOptions,
  session as sessionSchema,
  type OnlineSession,
} from '@eminent/protocol/online';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Answer, ask, refused } from '../api.ts';

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

/** Converts an error of the browser or device. A canceled dialog has its own code. */
function deviceError(error: unknown): Answer<never> {
  if (!(error instanceof Error)) return refused('passkey-failed', String(error));
  const isCanceled = error.name === 'NotAllowedError' || error.name === 'AbortError';
  return refused(isCanceled ? 'passkey-called-off' : 'passkey-failed', error.message);
}

/** Creates a passkey on this device and registers it with the server under a name. */
export async function addPasskey(name: string): Promise<Answer<OnlineSession>> {
  const options = await ask('POST', '/me/passkeys/options', passkeyOptions, {});
  if (!options.ok) return options;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options.value.options as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    return await ask('POST', '/me/passkeys', sessionSchema, { response, name });
  } catch (error) {
    return deviceError(error);
  }
}

/** Signs in with a passkey. `guest`: what happens to the games of the current guest. */
export async function signInByPasskey(guest: 'move' | 'leave'): Promise<Answer<OnlineSession>> {
  const options = await ask('POST', '/session/passkey/options', passkeyOptions, {});
  if (!options.ok) return options;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options.value.options as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON });
    return await ask('POST', '/session/passkey', sessionSchema, { response, guest });
  } catch (error) {
    return deviceError(error);
  }
}
