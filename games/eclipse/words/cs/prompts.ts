import type { prompts as english } from '../en/prompts.ts';

const left = 'zbývající aktivace: {left}';

export const prompts: Record<keyof typeof english, string> = {
  'question.choose-species': 'Vyberte svou rasu.',
  'question.turn': 'Proveďte akci, nebo pasujte.',
  'question.react': 'Máte pasováno: proveďte reakci, nebo znovu pasujte.',
  'question.finish': 'Aktivace jsou využité. Zbývají kolonizační lodě, směna a diplomacie; potom akci ukončete.',
  'question.standing-order': 'Rozhodněte, zda se vás má hra v tomto kole ptát na reakce.',
  'question.explore': `Průzkum: vyberte prázdnou zónu (${left}), nebo akci ukončete.`,
  'question.draw-second': 'Můžete dobrat druhý sektor a potom si z obou vybrat.',
  'question.place-sector': 'Umístěte sektor tak, aby ho propojovala červí díra, nebo ho odhoďte.',
  'question.claim': 'Umístit disk vlivu do nového sektoru {sector}?',
  'question.discovery':
    '{sectorId, select, null {Objev: {tile}. Použijte žeton, nebo si ho nechte za 2 body.} other {Objev, {sector}: {tile}. Použijte žeton, nebo si ho nechte za 2 body.}}',
  'question.discovery-tech': 'Prastará technologie: vyberte jednu z nejlevnějších (zdarma).',
  'question.discovery-part': 'Nalezená součást: {part}. Nainstalujte ji na plán, nebo si ji nechte na později.',
  'question.research': `Výzkum: vyberte technologii (${left}), nebo akci ukončete.`,
  'question.artifact': 'Artefakt v sektoru {sector}: zvolte surovinu, které získáte {amount}.',
  'question.warp-portal': 'Vyberte svůj sektor pro warp portál.',
  'question.upgrade': `{begun, select, true {Vylepšení: nyní nainstalujte součást, sejměte další, nebo tuto aktivaci ukončete.} other {Vylepšení: nainstalujte nebo sejměte součást (${left}), nebo akci ukončete.}}`,
  'question.build': `Stavba: vyberte, co a kde postavíte (${left}), nebo akci ukončete.`,
  'question.move': `Pohyb: vyberte loď a cíl (${left}), nebo akci ukončete.`,
  'question.move-on':
    'Pohyb: {ship}, sektor {sector}. Leťte dál, nebo zastavte (zbývající kroky: {steps}; další aktivace: {left}).',
  'question.influence': `Vliv: přesuňte disk ze stupnice nebo ze sektoru (${left}), nebo akci ukončete.`,
  'question.return-cube':
    '{place, select, graveyard {Zničená kostka ({cubes}): zvolte hřbitov, na který přijde.} other {Vracející se kostka ({cubes}): zvolte stupnici, na kterou přijde.}}',
  'question.answer-proposal': '{partner} navrhuje diplomatické vztahy. Přijímáte?',
  'question.ambassador-cube': 'Vztahy ({partner}): zvolte stupnici, z níž půjde kostka s vaším velvyslancem.',
  'question.make-room': 'Vztahy ({partner}): vraťte žeton reputace, aby vzniklo místo pro velvyslance.',
  'question.initiative-order': 'Bitva, {sector}: stejná iniciativa ({tied}); zvolte, kdo jedná dříve.',
  'question.assign-die':
    'Vyberte cíl ({die}, výsledek: {face, select, 6 {výbuch} other {{face}}}; poškození: {damage}; zbývá přidělit: {left}).',
  'question.engage': 'Bitva, {sector}, kolo {round}, {ship}: zaútočit, čekat, nebo ustoupit?',
  'question.keep-reputation': 'Ponechte si nejvýše jeden z dobraných žetonů reputace.',
  'question.bombard': 'Populace v sektoru {sector} ({target}): zaútočíte?',
  'question.bombard-cube': 'Populace v sektoru {sector} ({target}): vyberte kostku ke zničení (zbývá zničit: {left}).',
  'question.combat-claim': 'Sektor {sector} nikdo neovládá: umístit tam disk vlivu?',
  'question.upkeep': 'Údržba: můžete použít kolonizační lodě a směnu, potom inkasujte příjem.',
  'question.bankruptcy': 'Na údržbu vám chybějí peníze ({missing}). Směňujte, nebo opusťte sektor.',
};
