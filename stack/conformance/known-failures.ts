/**
 * What our stack is known to do otherwise than the service it stands for: by suite and title of the case, why. A case
 * that is listed has to fail, and every name here has to be a case, so the list can only shrink.
 */
export const KNOWN_FAILURES: Record<string, Record<string, string>> = {
  'auth/client': {
    'sign-in by a code of an address that is none':
      'answered as any other, so that nobody learns which are known',
    'sign-in by a code of nobody, who shall not be made':
      'answered as any other, so that nobody learns which are known',
    'sign-in by telephone is off': 'is refused as a request without an address',
    'refreshSession with a token that is none': 'a token that cannot be one is refused as malformed',
    'the code of a sign-in by mail': 'mails hold a link and no code',
  },
  'auth/users': {
    'the only identity stays': 'identities cannot be linked or unlinked',
    'reauthenticate sends a code': 'the present password is asked for in the place of a code',
  },
  'auth/admin': {
    'createUser with a role':
      'what somebody may do stands in the app’s tables; every account is authenticated',
    'deleteUser that keeps the row':
      'is refused: an account is deleted whole, so that nothing of a person stays',
  },
  'realtime/channels': {
    'a broadcast reaches the others in the room': 'is refused with its reason: nothing here uses it',
    'who is in a room is told': 'is refused with its reason: nothing here uses it',
  },
};
