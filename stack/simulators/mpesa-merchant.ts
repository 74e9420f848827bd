/** The account of the simulated merchant; it opens nothing but the simulator on this machine. */
export const DEMO_MERCHANT = {
  shortcode: '174379',
  passkey: 'demo-passkey',
  consumerKey: 'demo-consumer-key',
  consumerSecret: 'demo-consumer-secret',
  nominatedNumber: '254722000000',
  initiator: { name: 'demo-operator', securityCredential: 'demo-credential' },
  b2cShortcode: '174380',
};
