import { count } from '@orrery/kernel';
import { Piece } from '@orrery/ui/board';
import type { ZoneId } from '../../data/ids.ts';
import { useBoard, useIntent, useThing } from '../context.tsx';
import { sureness } from '../pieces/signs.tsx';
import { discoveryKey } from '../read/names.ts';
import { face, isOpen } from '../read/table.ts';
import { ids, partFor } from '../read/targets.ts';
import { dossierPlace } from './places.ts';

/** A discovery tucked at the rim of its zone: sealed, sealed but known to the viewer, or open. */
export function Dossier({ zone }: { readonly zone: ZoneId }) {
  const { view, choice, say } = useBoard();
  const intent = useIntent();
  const thing = useThing();
  const place = dossierPlace(zone);
  const { discovery } = view.table.zones[zone];
  const coming = intent?.dossier === zone;
  if (!place || (count(discovery) === 0 && !coming)) return null;
  const known = face(discovery);
  const open = isOpen(discovery);
  const id = ids.dossier(zone);
  const asked = partFor(choice.asked, choice.picked, id) !== undefined && count(discovery) > 0;
  const name = [say(`zone.${zone}`), say(discoveryKey(discovery), { card: known })];
  const [x, y] = place.at;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${place.turn.toFixed(1)})`}>
      <g {...(asked ? thing(id, name, ids.zone(zone)) : {})}>
        {asked && <rect className="rp-reach" x="-48" y="-50" width="96" height="100" rx="8" />}
        <g className={coming && count(discovery) === 0 ? sureness(intent?.sure) : undefined}>
          <Piece name={open ? 'report' : 'dossier'} size={62} />
          {known && !open && (
            <path className="rp-known" d="M-18 -20Q0 -36 18 -20Q0 -4 -18 -20ZM-5 -20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" />
          )}
        </g>
      </g>
    </g>
  );
}
