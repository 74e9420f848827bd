import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { useListState } from '../../features/back-office/desk-list.ts';
import { MessageDecisions } from '../../features/back-office/list-decisions.tsx';
import { messageList } from '../../features/back-office/lists.ts';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** What people wrote on the contact page: read, answered by mail, put away. */
export function Component() {
  const [state, setState] = useListState(messageList);
  return (
    <AdminFrame
      title={t('Messages')}
      intro={t('New ones of Premium and Gold stand first, whoever waits longest before the others.')}
    >
      <DeskListView
        list={messageList}
        state={state}
        onState={setState}
        decisions={(row, close) => <MessageDecisions row={row} close={close} />}
      />
    </AdminFrame>
  );
}
