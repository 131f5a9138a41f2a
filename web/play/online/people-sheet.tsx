import type { TableAction } from '@orrery/protocol';
import { Button, Mark, Sheet, SureButton } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { numbered } from '../../lib/numbered.ts';
import { useStore } from '../../lib/store.ts';
import { go } from '../../route.ts';
import { useSay } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { ChairRow } from './chair-row.tsx';
import { CopyLink } from './copy-link.tsx';
import { heldSeat } from './held-seats.ts';
import type { OnlineHost } from './host.ts';

interface PeopleSheetProps {
  readonly host: OnlineHost;
  readonly session: Session;
  readonly onClose: () => void;
}

/** A seat must be offline for so long before a caretaker may be called. */
const CARETAKER_AFTER = 60_000;

/** Who is there, who is looked after, and the links of the table, while the game runs. */
export default function PeopleSheet({ host, session, onClose }: PeopleSheetProps) {
  const words = useSay();
  const { table, you } = useStore(host.state);
  const now = useNow();
  const { token } = host;
  if (!table || !you) return null;
  const act = async (action: TableAction) => void (await session.run(() => host.act(action)));
  const leave = async () => {
    await act({ do: 'leave' });
    go({ page: 'front' });
  };
  const links = heldSeat(table.table)?.links;
  const absent = table.chairs.flatMap(({ kind, caretaker, presence, name }, seat) =>
    kind === 'human' && !caretaker && presence?.state === 'offline' && now - presence.since > CARETAKER_AFTER
      ? [{ seat, name }]
      : [],
  );
  return (
    <Sheet title={words('people')} closeLabel={words('close')} onClose={onClose}>
      <ol className="chairs">
        {numbered(table.chairs).map(({ item: chair, at: seat }) => (
          <ChairRow
            key={seat}
            chair={chair}
            seat={seat}
            you={{ ...you, host: you.host && chair.kind === 'human' }}
            act={act}
            host={host}
            table={table.table}
            token={token}
            running={table.stage === 'playing'}
          />
        ))}
      </ol>
      {absent.map(({ seat, name }) => (
        <p key={seat}>
          <Mark mark={seat % 6} />{' '}
          <Button icon="robot" onPress={() => act({ do: 'caretaker', seat })}>
            {words('people.caretaker', { name })}
          </Button>
        </p>
      ))}
      <p className="quiet">{words('people.watchers', { count: table.watchers })}</p>
      {links && <CopyLink label={words('link.watch')} hint={words('link.watch.hint')} path={links.watch} />}
      {you.as === 'seat' && (
        <CopyLink label={words('link.seat')} hint={words('link.seat.hint')} path={`/table/${table.table}#${token}`} />
      )}
      {you.as === 'seat' && table.stage === 'playing' && (
        <SureButton icon="back" label={words('people.leave')} sure={words('people.leave.sure')} onPress={leave} />
      )}
    </Sheet>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
