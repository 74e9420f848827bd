/** What pages of release 1.0 call, which may be open while the shop is upgraded. Leaves with 1.2. */
import { pay } from '../_shared/pay.ts';

export default { fetch: pay };
