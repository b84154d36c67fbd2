/** What a small card shows of another provider. */
export interface SimilarProvider {
  id: string;
  name: string;
  headline: string;
  location: string;
  image: string | null;
  rating: number;
  review_count: number;
  is_demo?: true;
}
