import { useIds } from '@orrery/ui/board';
import { MARKS } from '@orrery/ui/mark';
import type { ReactNode } from 'react';
import { RESOURCES } from '../../data/ids.ts';
import { AstronautShape, BustShape } from './astronaut.tsx';
import { DossierShape, ReportShape } from './dossier.tsx';
import { HiddenShape, ResourceShape } from './resource.tsx';

/** Every piece that lies on the table more than once, drawn once. */
export function PieceDefs() {
  return (
    <>
      <Shape name="astronaut">
        <AstronautShape />
      </Shape>
      <Shape name="bust">
        <BustShape />
      </Shape>
      <Shape name="hidden">
        <HiddenShape />
      </Shape>
      {RESOURCES.map((resource) => (
        <Shape key={resource} name={resource}>
          <ResourceShape resource={resource} />
        </Shape>
      ))}
      <Shape name="dossier">
        <DossierShape />
      </Shape>
      <Shape name="report">
        <ReportShape />
      </Shape>
      {MARKS.map((path, mark) => (
        <Shape key={path} name={`mark-${mark}`} box="0 0 24 24">
          <path d={path} />
        </Shape>
      ))}
    </>
  );
}

function Shape({ name, box = '0 0 64 64', children }: { name: string; box?: string; children: ReactNode }) {
  const ids = useIds();
  return (
    <symbol id={ids(name)} viewBox={box} overflow="visible">
      {children}
    </symbol>
  );
}
