import type { ReactNode } from 'react';
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Something waits inside. */
  readonly alert?: boolean;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** Stands in the row of tabs, but is none. */
  readonly extra?: ReactNode;
}

export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  children,
  className = '',
  extra,
}: TabsProps<Id>) {
  return (
    <AriaTabs className={`tabs ${className}`} selectedKey={current} onSelectionChange={(id) => onChange(id as Id)}>
      <div className="tab-row">
        <TabList className="tab-list" aria-label={label}>
          {tabs.map((tab) => (
            <AriaTab key={tab.id} id={tab.id} className="tab" data-alert={tab.alert ?? false}>
              {tab.label}
            </AriaTab>
          ))}
        </TabList>
        {extra}
      </div>
      <TabPanel id={current} className="tab-panel">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
