/** Why a refund by M-Pesa, or the balance, cannot be had as asked. */
export const refundRefusals = {
  'With receipt {receipt} money came in.': 'Kwa risiti {receipt} pesa ziliingia.',
  'Look for the one that went out.': 'Tafuta ile ya pesa zilizotoka.',
  'Nothing of this bill is to come back.': 'Hakuna pesa za bili hii zinazotakiwa kurudi.',
  'Meanwhile a part of it came back.': 'Sehemu ya pesa hizi imerudi wakati huo huo.',
  'Say how much came back.': 'Sema zilirudi kiasi gani.',
  'At most {amount} is to come back.': 'Zinazotakiwa kurudi si zaidi ya {amount}.',
  'With this receipt came back what had gone out twice.':
    'Kwa risiti hii zilirudi pesa zilizokuwa zimetoka mara mbili.',
  'This refund has gone on meanwhile.': 'Kurudisha pesa huku kumeendelea wakati huo huo.',
  'Nothing of this payment is owed back.': 'Hakuna kinachodaiwa kurudishwa katika malipo haya.',
  '{amount} of this order is being sent back.': '{amount} za oda hii zinarudishwa.',
  'Once it is back, the order is cancelled by itself. To send the parcel all the same, withdraw the refund under Payments.':
    'Zikisharudi, oda inajighairi yenyewe. Ukitaka mzigo uende hata hivyo, ondoa urejeshaji huo chini ya Malipo.',
  'This refund is noted already and waits for a second person.':
    'Kurudisha huku kumeandikwa tayari na kunasubiri mtu wa pili.',
  'Wait until they approve it, or withdraw it first.': 'Subiri aidhinishe, au kiondoe kwanza.',
  'A reference has 3 to 40 letters and figures.': 'Nambari ya muamala ina herufi na tarakimu 3 hadi 40.',
  'Say which number or account the money went to.': 'Sema pesa zilitumwa kwa nambari au akaunti gani.',
  'Leave the reference empty for cash.': 'Acha nambari ya muamala wazi kwa pesa taslimu.',
  'That is no Kenyan mobile number and no account.': 'Hiyo si nambari ya simu ya Kenya wala akaunti.',
  'Write a number like 0712 345 678, or the bank and the account.':
    'Andika nambari kama 0712 345 678, au benki na akaunti.',
  'Name the reference of the refund.': 'Andika nambari ya muamala wa kurudisha pesa.',
  'Leave number and reference empty for cash.': 'Acha nambari zote mbili wazi kwa pesa taslimu.',
  'M-Pesa is sending this money back already.': 'M-Pesa tayari inarudisha pesa hizi.',
  'Wait until it is done, or withdraw that refund first.':
    'Subiri hadi ikamilike, au ondoa kwanza ombi hilo la kurudisha pesa.',
  'M-Pesa cannot send this back now.': 'M-Pesa haiwezi kurudisha pesa hizi sasa.',
  'Send it by hand, then note its reference.': 'Zitume wewe mwenyewe, kisha andika nambari ya kumbukumbu.',
  'Nobody knows which number paid.': 'Haijulikani ni nambari gani iliyolipa.',
  'Name the number that it goes to.': 'Taja nambari itakayotumiwa pesa.',
  'There is no such refund.': 'Hakuna ombi kama hilo la kurudisha pesa.',
  'You asked for this refund, so somebody else approves it.':
    'Wewe ndiye uliyeomba pesa hizi zirudishwe, kwa hivyo mtu mwingine aidhinishe.',
  'Ask another person who decides about payments.': 'Mwombe mtu mwingine anayeshughulikia malipo.',
  'You are the only one who may approve it: show your second step first.':
    'Ni wewe pekee unayeweza kuidhinisha: kamilisha kwanza hatua yako ya pili ya kuingia.',
  'This refund is on its way to M-Pesa, or settled.':
    'Ombi hili la kurudisha pesa limeshapelekwa M-Pesa, au limekamilika.',
  'Wait for what M-Pesa says.': 'Subiri jibu la M-Pesa.',
  'Name the receipt of the refund.': 'Taja risiti ya pesa zilizorudishwa.',
  'It stands in the M-Pesa statement.': 'Iko kwenye taarifa ya M-Pesa.',
  'Say what became of the money.': 'Sema pesa zilikwenda wapi.',
  'A rider is named for cash that is still to be taken at the door.':
    'Rider hutajwa kwa pesa ambazo bado zitapokelewa mlangoni.',
  'A name has at most 60 characters.': 'Jina lina herufi 60 kwa zaidi.',
  'Only an owner gives money up.': 'Mmiliki pekee ndiye anayeweza kuacha pesa.',
  'This rider owes nothing.': 'Rider huyu hadaiwi kitu.',
  'This rider handed in nothing too much.': 'Rider huyu hajakabidhi chochote cha ziada.',
  'Only an owner books what is missing or too much.':
    'Mmiliki pekee ndiye anayeandika kilichokosekana au kilichozidi.',
  'Say how it came about.': 'Sema ilivyotokea.',
  'Nothing is missing or too much there.': 'Hakuna kilichokosekana wala kilichozidi hapo.',
  'This is no part of an order that was paid in cash.': 'Hizi si za oda iliyolipwa taslimu.',
  'A rider handed this money in.': 'Pesa hizi zilikabidhiwa na rider.',
  'It pays what they took at doors.': 'Zinalipa alizopokea milangoni.',
  'Reload to see who does.': 'Pakia upya uone anayedaiwa.',
  '{name} has {kes} of the shop.': '{name} ana {kes} za duka.',
  'Count it once more.': 'Hesabu tena.',
  'Say why it goes to another number than the one that paid.':
    'Sema kwa nini zinaenda kwenye nambari nyingine kuliko ile iliyolipa.',
  'Say why this money is given up.': 'Sema kwa nini pesa hizi zinaachwa.',
  'Name the receipt with which it came back.': 'Taja risiti ya pesa zilizorudi.',
  'This receipt belongs to other money.': 'Risiti hii ni ya pesa nyingine.',
  'Look for the one that came in.': 'Tafuta ile ya pesa zilizoingia.',
  'This receipt brought {kes}; {sent} went out twice.':
    'Risiti hii ilileta {kes}; {sent} zilitoka mara mbili.',
  'M-Pesa says that it was sent.': 'M-Pesa inasema kwamba zilitumwa.',
  'Check the statement.': 'Angalia taarifa ya M-Pesa.',
  'M-Pesa cannot be asked for the balance.': 'M-Pesa haiwezi kuulizwa salio.',
  'The settings of the server say who asks.': 'Anayeuliza huwekwa kwenye mipangilio ya seva.',
} as const;
