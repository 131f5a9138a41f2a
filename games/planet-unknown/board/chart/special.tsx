import { PLANETS } from '../../data/planets/index.ts';
import type { PlanetId } from '../../data/planets/planet.ts';
import { Chasm } from './special/chasm.tsx';
import { Centre, Cities, Currents, Toxic } from './special/marked-cells.tsx';
import { BlackHole, Slides } from './special/outlook.tsx';
import { Pits } from './special/pits.tsx';
import { Quarters } from './special/quarters.tsx';
import { Ring } from './special/ring.tsx';
import { Worlds } from './special/worlds.tsx';

interface SpecialProps {
  readonly planet: PlanetId;
  /** Id of the clip along the coast. */
  readonly clip: string;
}

/** What is special about a planet, drawn on its ground (PU-11). */
export function Special({ planet, clip }: SpecialProps) {
  const { rule } = PLANETS[planet];
  switch (rule.type) {
    case 'forbidden-buildings':
      return <Quarters quarters={rule.quarters} />;
    case 'currents':
      return <Currents cells={rule.cells} />;
    case 'cities':
      return <Cities cells={rule.cells} points={rule.points} />;
    case 'ring':
      return <Ring rows={rule.rows} clip={clip} />;
    case 'chasm':
      return <Chasm edges={rule.edges} />;
    case 'centre-first':
      return <Centre cells={rule.cells} />;
    case 'toxic':
      return <Toxic cells={rule.cells} />;
    case 'slide-in':
      return <Slides />;
    default:
      return planet === 'oblivion' ? <BlackHole /> : null;
  }
}

/** The same for what lies under the ice. */
export function Bedrock({ planet }: { readonly planet: PlanetId }) {
  const { rule } = PLANETS[planet];
  if (rule.type === 'worlds') return <Worlds worlds={rule.worlds} points={rule.points} />;
  return planet === 'lacuna' || planet === 'oblivion' ? <Pits planet={planet} /> : null;
}
