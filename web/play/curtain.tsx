import { Button, Mark } from '@orrery/ui';
import { useEffect, useRef } from 'react';
import { marksOfSeats } from '../host/faces.ts';
import type { Picture } from '../host/host.ts';
import { Link } from '../shell/link.tsx';
import { Stars } from '../shell/stars.tsx';
import { useSay } from '../words/index.ts';

/** Between two people who share a device. While it is up the page knows nothing of the game but the names. */
export function Curtain({ picture, onLift }: { readonly picture: Picture; readonly onLift: () => void }) {
  const words = useSay();
  const { seats, curtain = 0 } = picture;
  const { name } = seats[curtain];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain" data-curtain={curtain}>
      <Stars />
      <Mark mark={marksOfSeats(seats)[curtain]} className="curtain-mark" />
      <h1>{words('curtain.give', { name })}</h1>
      <p>{words('curtain.why', { name })}</p>
      <Button ref={button} look="main" onPress={onLift}>
        {words('curtain.lift', { name })}
      </Button>
      <Link to={{ page: 'front' }}>{words('home')}</Link>
    </main>
  );
}
