import { Drawing, useIds } from '@orrery/ui/board';
import type { ReactNode } from 'react';
import { TERRAINS } from '../data/ids.ts';
import { Shape, TokenShapes } from './chart/token-shapes.tsx';
import { BuildingShape } from './terrain/glyphs.tsx';
import { TextureDefs } from './terrain/textures.tsx';

/** Patterns and pieces that the pictures inside have in common, defined once. */
export function PlanetDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing>
      <Definitions />
      {children}
    </Drawing>
  );
}

function Definitions() {
  const ids = useIds();
  return (
    <svg className="pu-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <TextureDefs id={ids} />
        {TERRAINS.map((terrain) => (
          <Shape key={terrain} id={ids(`building-${terrain}`)}>
            <BuildingShape terrain={terrain} />
          </Shape>
        ))}
        <TokenShapes id={ids} />
      </defs>
    </svg>
  );
}
