import type { Motif } from '../demo-records.ts';
import { drawTempleTour, drawZipline } from './motifs/adventure.ts';
import { drawFlowers, drawTableSetting } from './motifs/banquet.ts';
import { drawSailboat, drawSpeedboat } from './motifs/boats.ts';
import { drawBalloons, drawCake } from './motifs/celebration.ts';
import { drawFoodBasket, drawHelpingHands, drawPawPrint } from './motifs/community.ts';
import { drawBrickWall, drawCrane } from './motifs/construction.ts';
import { drawPottery, drawWoodCarving } from './motifs/craft.ts';
import { drawDiveMask, drawSeaTurtle } from './motifs/diving.ts';
import { drawCocoaPods, drawCoffeeCup, drawFruitJuice } from './motifs/drinks.ts';
import { drawBlueprint, drawGears, drawSolarPanels } from './motifs/engineering.ts';
import { drawRecyclingBins, drawTreeSeedling } from './motifs/environment.ts';
import { drawBarChart, drawCalculatorLedger, drawCoins } from './motifs/finance.ts';
import { drawAirConditioner, drawLightSwitch } from './motifs/fittings.ts';
import { drawCarEngine, drawTire } from './motifs/garage.ts';
import { drawParcel, drawShoppingBags } from './motifs/goods.ts';
import { drawStethoscope, drawTooth } from './motifs/health.ts';
import { drawGardenTools, drawHammock, drawHouse } from './motifs/home.ts';
import { drawBankBuilding, drawInsuranceUmbrella } from './motifs/institutions.ts';
import { drawFurniture, drawGuestRoom } from './motifs/interiors.ts';
import { drawHotSauce, drawSeafoodGrill, drawTortillaPress } from './motifs/kitchen.ts';
import { drawScales, drawStampedDocument } from './motifs/law.ts';
import { drawDrums, drawGuitar } from './motifs/music.ts';
import { drawFryJacks, drawRiceAndBeans } from './motifs/plates.ts';
import { drawMegaphone, drawMicrophone, drawNewspaper, drawNotebookPen } from './motifs/press.ts';
import { drawBlackboard, drawBooks, drawGraduationCap } from './motifs/school.ts';
import { drawBeachUmbrella, drawFishingRod } from './motifs/seaside.ts';
import { drawSewingMachine, drawSewingThread } from './motifs/sewing.ts';
import { drawMarketCrates, drawShopWindow } from './motifs/shop.ts';
import { drawCamera, drawColorSwatches, drawEasel } from './motifs/studio.ts';
import {
  drawCodeWindow,
  drawLaptop,
  drawNetworkRouter,
  drawSmartphone,
} from './motifs/technology.ts';
import { drawPaintRoller, drawPipeJoint, drawWrenchSet } from './motifs/trades.ts';
import { drawBicycle, drawBus, drawDeliveryTruck, drawTaxi } from './motifs/vehicles.ts';
import { drawBarberChair, drawDumbbells, drawMassageStones } from './motifs/wellness.ts';
import { drawHammerWood, drawWeldingMask } from './motifs/workshop.ts';
import { type DrawMotif, HEIGHT, openScene, WIDTH } from './motifs/shared/scene.ts';

/** One artist per motif: the type check fails when a motif of the records has none. */
const ARTISTS: Record<Motif, DrawMotif> = {
  laptop: drawLaptop,
  smartphone: drawSmartphone,
  'network-router': drawNetworkRouter,
  'code-window': drawCodeWindow,
  'color-swatches': drawColorSwatches,
  camera: drawCamera,
  easel: drawEasel,
  'sewing-machine': drawSewingMachine,
  'notebook-pen': drawNotebookPen,
  newspaper: drawNewspaper,
  microphone: drawMicrophone,
  megaphone: drawMegaphone,
  'bar-chart': drawBarChart,
  'shop-window': drawShopWindow,
  'calculator-ledger': drawCalculatorLedger,
  coins: drawCoins,
  books: drawBooks,
  blackboard: drawBlackboard,
  'graduation-cap': drawGraduationCap,
  stethoscope: drawStethoscope,
  dumbbells: drawDumbbells,
  'massage-stones': drawMassageStones,
  'barber-chair': drawBarberChair,
  tooth: drawTooth,
  scales: drawScales,
  'stamped-document': drawStampedDocument,
  blueprint: drawBlueprint,
  gears: drawGears,
  'solar-panels': drawSolarPanels,
  crane: drawCrane,
  cake: drawCake,
  'table-setting': drawTableSetting,
  balloons: drawBalloons,
  flowers: drawFlowers,
  drums: drawDrums,
  guitar: drawGuitar,
  'pipe-joint': drawPipeJoint,
  'wrench-set': drawWrenchSet,
  'light-switch': drawLightSwitch,
  'paint-roller': drawPaintRoller,
  'hammer-wood': drawHammerWood,
  'brick-wall': drawBrickWall,
  'welding-mask': drawWeldingMask,
  'air-conditioner': drawAirConditioner,
  'garden-tools': drawGardenTools,
  house: drawHouse,
  hammock: drawHammock,
  'market-crates': drawMarketCrates,
  'shopping-bags': drawShoppingBags,
  parcel: drawParcel,
  taxi: drawTaxi,
  'delivery-truck': drawDeliveryTruck,
  speedboat: drawSpeedboat,
  sailboat: drawSailboat,
  bus: drawBus,
  bicycle: drawBicycle,
  'car-engine': drawCarEngine,
  tire: drawTire,
  'dive-mask': drawDiveMask,
  'fishing-rod': drawFishingRod,
  'temple-tour': drawTempleTour,
  zipline: drawZipline,
  'guest-room': drawGuestRoom,
  'beach-umbrella': drawBeachUmbrella,
  'rice-and-beans': drawRiceAndBeans,
  'fry-jacks': drawFryJacks,
  'coffee-cup': drawCoffeeCup,
  'fruit-juice': drawFruitJuice,
  'hot-sauce': drawHotSauce,
  'seafood-grill': drawSeafoodGrill,
  'cocoa-pods': drawCocoaPods,
  pottery: drawPottery,
  'wood-carving': drawWoodCarving,
  furniture: drawFurniture,
  'sewing-thread': drawSewingThread,
  'tortilla-press': drawTortillaPress,
  'insurance-umbrella': drawInsuranceUmbrella,
  'bank-building': drawBankBuilding,
  'recycling-bins': drawRecyclingBins,
  'tree-seedling': drawTreeSeedling,
  'sea-turtle': drawSeaTurtle,
  'helping-hands': drawHelpingHands,
  'food-basket': drawFoodBasket,
  'paw-print': drawPawPrint,
};

/** A showcase vignette as an SVG document: the same motif and seed always give the same picture. */
export function drawShowcase({ motif, seed }: { motif: Motif; seed: string }): string {
  const picture = ARTISTS[motif](openScene(`${motif}:${seed}`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `${picture}</svg>`
  );
}
