import artsAndCreativeServicesBusinesses from './businesses/arts-and-creative-services.ts';
import automotiveBusinesses from './businesses/automotive.ts';
import constructionAndRealEstateBusinesses from './businesses/construction-and-real-estate.ts';
import educationAndTrainingBusinesses from './businesses/education-and-training.ts';
import entertainmentAndEventsBusinesses from './businesses/entertainment-and-events.ts';
import environmentalAndSustainabilityBusinesses from './businesses/environmental-and-sustainability.ts';
import financeAndInsuranceBusinesses from './businesses/finance-and-insurance.ts';
import foodAndBeverageBusinesses from './businesses/food-and-beverage.ts';
import healthAndWellnessBusinesses from './businesses/health-and-wellness.ts';
import hospitalityAndTourismBusinesses from './businesses/hospitality-and-tourism.ts';
import manufacturingAndIndustryBusinesses from './businesses/manufacturing-and-industry.ts';
import marketingAndMediaBusinesses from './businesses/marketing-and-media.ts';
import nonprofitsAndCommunityServicesBusinesses from './businesses/nonprofits-and-community-services.ts';
import professionalServicesBusinesses from './businesses/professional-services.ts';
import retailAndECommerceBusinesses from './businesses/retail-and-e-commerce.ts';
import technologyAndItBusinesses from './businesses/technology-and-it.ts';
import tradesAndHomeServicesBusinesses from './businesses/trades-and-home-services.ts';
import transportationAndLogisticsBusinesses from './businesses/transportation-and-logistics.ts';
import businessAndFinancePeople from './specialists/business-and-finance.ts';
import designAndCreativePeople from './specialists/design-and-creative.ts';
import educationAndTrainingPeople from './specialists/education-and-training.ts';
import engineeringPeople from './specialists/engineering.ts';
import healthAndWellnessPeople from './specialists/health-and-wellness.ts';
import hospitalityAndEventPlanningPeople from './specialists/hospitality-and-event-planning.ts';
import legalAndAdministrativePeople from './specialists/legal-and-administrative.ts';
import marketingAndSalesPeople from './specialists/marketing-and-sales.ts';
import retailAndECommercePeople from './specialists/retail-and-e-commerce.ts';
import technologyAndItPeople from './specialists/technology-and-it.ts';
import tradesAndManualLaborPeople from './specialists/trades-and-manual-labor.ts';
import transportationAndLogisticsPeople from './specialists/transportation-and-logistics.ts';
import writingAndContentPeople from './specialists/writing-and-content.ts';
import type { DemoBusinessCategory, DemoSpecialistCategory } from './demo-records.ts';

export const DEMO_SPECIALISTS: readonly DemoSpecialistCategory[] = [
  businessAndFinancePeople,
  designAndCreativePeople,
  educationAndTrainingPeople,
  engineeringPeople,
  healthAndWellnessPeople,
  hospitalityAndEventPlanningPeople,
  legalAndAdministrativePeople,
  marketingAndSalesPeople,
  retailAndECommercePeople,
  technologyAndItPeople,
  tradesAndManualLaborPeople,
  transportationAndLogisticsPeople,
  writingAndContentPeople,
];

export const DEMO_BUSINESSES: readonly DemoBusinessCategory[] = [
  artsAndCreativeServicesBusinesses,
  automotiveBusinesses,
  constructionAndRealEstateBusinesses,
  educationAndTrainingBusinesses,
  entertainmentAndEventsBusinesses,
  environmentalAndSustainabilityBusinesses,
  financeAndInsuranceBusinesses,
  foodAndBeverageBusinesses,
  healthAndWellnessBusinesses,
  hospitalityAndTourismBusinesses,
  manufacturingAndIndustryBusinesses,
  marketingAndMediaBusinesses,
  nonprofitsAndCommunityServicesBusinesses,
  professionalServicesBusinesses,
  retailAndECommerceBusinesses,
  technologyAndItBusinesses,
  tradesAndHomeServicesBusinesses,
  transportationAndLogisticsBusinesses,
];
