// The browser part of passkeys, loaded on demand.
import {
  passkeyOptions,
  session as sessionSchema,
  type OnlineSession,
} from '@eminent/protocol/online';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Answer, ask } from '../api.ts';

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

/** An error of the device: canceled, or its own message. */
function refused(error: unknown): Answer<never> {
  const name = error instanceof Error ? error.name : '';
  const isCalledOff = name === 'NotAllowedError' || name === 'AbortError';
  return {
    ok: false,
    refusal: {
      code: isCalledOff ? 'passkey-called-off' : 'passkey-failed',
      sentence: error instanceof Error ? error.message : String(error),
    },
  };
}

/** Creates a passkey on this device and registers it with the server. */
export async function addPasskey(name: string): Promise<Answer<OnlineSession>> {
  const options = await ask('POST', '/me/passkeys/options', passkeyOptions, {});
  if (!options.ok) return options;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options.value.options as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    return await ask('POST', '/me/passkeys', sessionSchema, { response, name });
  } catch (error) {
    return refused(error);
  }
}

/** Signs in with a passkey of this device. */
export async function signInByPasskey(guest: 'move' | 'leave'): Promise<Answer<OnlineSession>> {
  const options = await ask('POST', '/session/passkey/options', passkeyOptions, {});
  if (!options.ok) return options;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options.value.options as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON });
    return await ask('POST', '/session/passkey', sessionSchema, { response, guest });
  } catch (error) {
    return refused(error);
  }
}
