import type { Profile } from "@tenora/domain/business/profile";
import type { BusinessKey } from "./businesses.ts";

const website = (domain: string) => `https://${domain}.example`;

/** What the invented businesses of the demonstration say of themselves on their pages. */
export const businessProfiles: Readonly<Record<BusinessKey, Profile>> = {
  ben: {
    description:
      "We buy household goods from small makers in South-East Asia and sell them to department stores and importers.\n\nSix people, one warehouse in Jurong. Our customers pay after 60 days; our makers can't wait that long.",
    website: website("ben-trading"),
    industry: "wholesale",
    founded: 2019,
  },
  harbour: {
    description:
      "Dried seafood, sauces and noodles from Hong Kong, packed for supermarkets abroad.\n\nMost of our invoices go to three retail chains that have been with us for more than ten years.",
    website: website("harbour-foods"),
    industry: "agriculture",
    founded: 2004,
  },
  orchid: {
    description:
      "Boxes and cartons for food and cosmetics, printed near Bangkok. Half of what we make is exported.",
    website: website("orchid-packaging"),
    industry: "manufacturing",
    founded: 2018,
  },
  kallang: {
    description:
      "Precision parts and repairs for packaging lines. Two workshops in Singapore, twenty-two machinists.",
    website: website("kallang-machines"),
    industry: "manufacturing",
    founded: 2015,
  },
  mekong: {
    description:
      "We roast coffee from farms around Da Lat and ship it within a week. Our buyers are grocers and cafés in three countries.",
    website: website("mekong-coffee"),
    industry: "agriculture",
    founded: 2016,
  },
  oven: {
    description:
      "A neighbourhood bakery in Tiong Bahru: sourdough, kaya buns and a long queue on Saturdays.",
    website: website("little-oven"),
    industry: "hospitality",
    founded: 2021,
  },
};
