import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Glyph, type GlyphName } from './glyph.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: GlyphName;
  readonly onPress: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly icon: GlyphName;
  readonly items: readonly MenuItem[];
}

/** A button that opens a short list of things to do. */
export function Menu({ label, icon, items }: MenuProps) {
  return (
    <div className="menu" title={label}>
      <MenuTrigger>
        <Button className="button button-quiet icon-button" aria-label={label}>
          <Glyph name={icon} />
        </Button>
        <Popover className="menu-popover" isNonModal>
          <AriaMenu className="menu-list" aria-label={label}>
            {items.map((item) => (
              <AriaMenuItem key={item.id} id={item.id} className="menu-item" onAction={item.onPress}>
                {item.icon && <Glyph name={item.icon} />}
                {item.label}
              </AriaMenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
