import { useMedia } from '@orrery/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { playable } from '../games.ts';
import { useStore } from '../lib/store.ts';
import { settings } from '../settings/settings.ts';
import { MOST_WORLDS, type OrreryBox, place, ROOMY, ring, sunHeight } from './orbits.ts';
import { WorldCard } from './world-card.tsx';

const ROUND = '(min-width: 45em) and (min-height: 38.75em)';

/** The worlds round their sun: an orrery where there is room for all of them, else a column beside arcs. */
export function Orrery() {
  return useMedia(ROUND) && playable().length <= MOST_WORLDS ? <RoundOrrery /> : <WorldList />;
}

function WorldList() {
  return (
    <div className="world-list">
      <svg className="world-arcs" viewBox="0 0 400 800" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        {[170, 260, 350, 440, 530].map((r) => (
          <circle key={r} cx="500" cy="120" r={r} className="orbit" />
        ))}
        <circle cx="500" cy="120" r="118" className="sun-far" />
      </svg>
      <ul>
        {playable().map((id) => (
          <li key={id}>
            <WorldCard id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const CARD = { aside: 108, above: 66, below: 156 };

function RoundOrrery() {
  const stage = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<OrreryBox>();
  const still = useStore(settings).speed === 'off';
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () =>
      setBox({ worlds: playable().length, width: element.clientWidth, height: element.clientHeight, ...CARD });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useTurning(stage, box, still);
  return (
    <div ref={stage} className="orrery" data-crowded={playable().length > ROOMY}>
      {box && <Works stage={box} />}
      <ul>
        {playable().map((id, world) => (
          <li key={id} data-world={world} className="orrery-world">
            <WorldCard id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The brass: rings with degree marks, arms and the sun. */
function Works({ stage }: { readonly stage: OrreryBox }) {
  const { width, height } = stage;
  const outer = ring(2, stage);
  const scale = 1.09;
  const marks = Array.from({ length: 72 }, (_, at) => {
    const angle = (at * Math.PI) / 36;
    const long = at % 6 === 0 ? 1.04 : 1.018;
    const [x, y] = [Math.cos(angle) * outer.rx * scale, Math.sin(angle) * outer.ry * scale];
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x * long).toFixed(1)} ${(y * long).toFixed(1)}`;
  });
  return (
    <svg className="works" viewBox={`${-width / 2} ${-sunHeight(stage)} ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="sun-glow">
          <stop offset="0" stopColor="var(--sun)" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="var(--sun-edge)" stopOpacity="0.28" />
          <stop offset="1" stopColor="var(--sun-edge)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sun-body" cx="0.4" cy="0.36" r="0.75">
          <stop offset="0" stopColor="#fffbe9" />
          <stop offset="0.45" stopColor="var(--sun)" />
          <stop offset="1" stopColor="var(--sun-edge)" />
        </radialGradient>
      </defs>
      <ellipse rx={outer.rx * scale} ry={outer.ry * scale} className="dial" />
      <ellipse rx={outer.rx * scale * 1.045} ry={outer.ry * scale * 1.045} className="dial" />
      <path d={marks.join('')} className="dial-marks" />
      {playable().map((id, world) => (
        <ellipse key={id} {...ring(world, stage)} className="orbit" />
      ))}
      {playable().map((id, world) => (
        <line key={id} data-arm={world} className="arm" />
      ))}
      <circle r="150" fill="url(#sun-glow)" />
      <circle r="40" fill="url(#sun-body)" />
      <circle r="40" className="sun-rim" />
    </svg>
  );
}

/** Moves worlds and arms, only by transforms; stands still while somebody points at a world or motion is off. */
function useTurning(stage: React.RefObject<HTMLDivElement | null>, box: OrreryBox | undefined, still: boolean): void {
  const time = useRef(0);
  useEffect(() => {
    const element = stage.current;
    if (!element || !box) return;
    const worlds = [...element.querySelectorAll<HTMLElement>('[data-world]')];
    const arms = [...element.querySelectorAll<SVGLineElement>('[data-arm]')];
    const draw = () =>
      worlds.forEach((world, at) => {
        const { x, y, scale, depth } = place(at, time.current, box);
        world.style.transform = `translate(${x}px, ${y + sunHeight(box)}px)`;
        world.style.setProperty('--world-scale', String(scale));
        world.style.zIndex = String(Math.round(10 + depth * 9));
        arms[at].setAttribute('x2', String(x));
        arms[at].setAttribute('y2', String(y));
      });
    draw();
    if (still) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const pointed = element.querySelector('.world-card:hover, .world-card:focus-visible') !== null;
      if (!pointed) time.current += Math.min(100, now - before);
      before = now;
      if (!pointed) draw();
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, box, still]);
}
