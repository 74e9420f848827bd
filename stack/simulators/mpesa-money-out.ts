/** What the simulated Daraja does when money goes out, or somebody asks how much there is; paths and codes as documented. */
import {
  type MpesaMerchant,
  DarajaRefusal,
  nairobiDigits,
  newReceipt,
  textOf,
  type CallResult,
} from './mpesa-protocol.ts';
import type { TransactionBook } from './mpesa-transactions.ts';

type Body = Record<string, unknown>;
/** The conversation is that of the answer, under which the transaction can be asked for. */
type Call = (body: Body, book: TransactionBook, merchant: MpesaMerchant, conversation: string) => CallResult;

const DONE = 'The service request is processed successfully.';
const NO_MONEY: CallResult = { code: 1, words: 'The balance is insufficient for the transaction.' };

export const MONEY_OUT: Record<string, Call> = {
  '/mpesa/reversal/v1/request': (body, book, merchant, conversation) => {
    if (body['CommandID'] !== 'TransactionReversal') throw invalid('CommandID');
    if (textOf(body['RecieverIdentifierType']) !== '11') throw invalid('RecieverIdentifierType');
    if (textOf(body['ReceiverParty']) !== merchant.shortcode) throw invalid('ReceiverParty');
    const original = book.find(textOf(body['TransactionID']));
    if (original?.direction !== 'in')
      return { code: 'R000002', words: 'The OriginalTransactionID is invalid.' };
    if (Number(body['Amount']) !== original.amountKes) throw invalid('Amount');
    if (original.reversedBy !== null)
      return { code: 'R000001', words: 'The transaction has already been reversed.' };
    if (book.balanceKes() < original.amountKes) return NO_MONEY;
    const receipt = newReceipt();
    original.reversedBy = receipt;
    const completedAt = Date.now();
    book.add({ ...original, receipt, direction: 'out', completedAt, reversedBy: null, conversation });
    const balance = book.balanceKes().toFixed(2);
    return {
      code: 0,
      words: DONE,
      transactionId: receipt,
      parameters: [
        ['DebitAccountBalance', `Utility Account|KES|${balance}|${balance}|0.00|0.00`],
        ['Amount', original.amountKes],
        ['TransCompletedTime', nairobiDigits(completedAt)],
        ['OriginalTransactionID', original.receipt],
        ['Charge', 0],
        ['CreditPartyPublicName', `${original.phone} - WANJIKU KAMAU`],
        ['DebitPartyPublicName', `${merchant.shortcode} - Mizizi`],
      ],
    };
  },
  '/mpesa/b2c/v3/paymentrequest': (body, book, merchant, conversation) => {
    if (body['CommandID'] !== 'BusinessPayment') throw invalid('CommandID');
    if (textOf(body['OriginatorConversationID']) === '') throw invalid('OriginatorConversationID');
    const amountKes = Number(body['Amount']);
    if (!Number.isInteger(amountKes) || amountKes < 1) throw invalid('Amount');
    if (textOf(body['PartyA']) !== merchant.b2cShortcode)
      return { code: 2028, words: 'The request is not permitted according to product assignment.' };
    const phone = textOf(body['PartyB']);
    if (!/^254[17]\d{8}$/.test(phone)) return { code: 'SFC_IC0003', words: 'The operator does not exist.' };
    if (book.balanceKes() < amountKes) return NO_MONEY;
    const receipt = newReceipt();
    const completedAt = Date.now();
    book.add({
      receipt,
      direction: 'out',
      amountKes,
      phone,
      account: '',
      completedAt,
      reversedBy: null,
      conversation,
    });
    return {
      code: 0,
      words: DONE,
      transactionId: receipt,
      parameters: [
        ['TransactionAmount', amountKes],
        ['TransactionReceipt', receipt],
        ['ReceiverPartyPublicName', `${phone} - WANJIKU KAMAU`],
        ['TransactionCompletedDateTime', new Date(completedAt).toISOString()],
        ['B2CUtilityAccountAvailableFunds', book.balanceKes()],
        ['B2CWorkingAccountAvailableFunds', 0],
        ['B2CRecipientIsRegisteredCustomer', 'Y'],
        ['B2CChargesPaidAccountAvailableFunds', 0],
      ],
    };
  },
  '/mpesa/accountbalance/v1/query': (body, book, merchant) => {
    if (body['CommandID'] !== 'AccountBalance') throw invalid('CommandID');
    if (textOf(body['PartyA']) !== merchant.shortcode) throw invalid('PartyA');
    const account = (name: string, kes: number): string =>
      `${name}|KES|${kes.toFixed(2)}|${kes.toFixed(2)}|0.00|0.00`;
    return {
      code: 0,
      words: DONE,
      parameters: [
        [
          'AccountBalance',
          [
            account('Working Account', 0),
            account('Float Account', 0),
            account('Utility Account', book.balanceKes()),
            account('Charges Paid Account', 0),
            account('Organization Settlement Account', 0),
          ].join('&'),
        ],
        ['BOCompletedTime', nairobiDigits(Date.now())],
      ],
    };
  },
};

function invalid(field: string): DarajaRefusal {
  return new DarajaRefusal(400, '400.002.02', `Bad Request - Invalid ${field}`);
}
