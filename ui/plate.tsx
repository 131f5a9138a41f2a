import type { ComponentProps } from 'react';
import type { ThingProps } from './target.ts';

interface PlateProps extends ComponentProps<'div'> {
  readonly target: ThingProps;
  /** Stands in a line of text. */
  readonly inline?: boolean;
}

/** A thing with words and numbers drawn on it: its spoken name is read instead of them, not beside them. */
export function Plate({ target, inline = false, children, className, ...rest }: PlateProps) {
  const { 'aria-label': name, ...props } = target;
  const Box = inline ? 'span' : 'div';
  return (
    <Box {...props} {...rest} className={className ? `${className} ${props.className}` : props.className}>
      <span className="unseen">{name}</span>
      <Box className="plate-face" aria-hidden="true">
        {children}
      </Box>
    </Box>
  );
}
