import { Button, Sheet } from '@orrery/ui';
import { numbered } from '../../lib/numbered.ts';
import { useSay } from '../../words/index.ts';
import type { LogLine } from '../host.ts';
import { Said } from './said.tsx';
import type { TableProps } from './table-props.ts';

interface RecapProps extends TableProps {
  readonly lines: readonly LogLine[];
  readonly open: (id: string) => void;
  readonly onClose: () => void;
}

/** What happened while the player was away. */
export function Recap({ lines, say, faces, screen, session, open, onClose }: RecapProps) {
  const words = useSay();
  return (
    <Sheet title={words('recap')} closeLabel={words('close')} onClose={onClose}>
      <ol className="recap">
        {numbered(lines).map(({ at, item: { event } }) => (
          <li key={at}>
            <Said pieces={say.pieces(`event.${event.type}`, event)} faces={faces} screen={screen} open={open} />
          </li>
        ))}
      </ol>
      <Button icon="clock" onPress={() => session.look(lines[0]?.at ?? 0)}>
        {words('recap.watch')}
      </Button>
    </Sheet>
  );
}
