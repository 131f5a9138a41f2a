import type { ReactNode } from 'react';

interface CornerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

/** A way to something that is not on the map, in its corner; on phones only its sign. */
export function Corner({ label, icon, onPress }: CornerProps) {
  return (
    <button type="button" className="ec-corner-one" aria-label={label} title={label} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </button>
  );
}
