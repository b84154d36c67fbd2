/** Whether public/hero holds films beside its pictures: landscape and portrait, each as .webm and .mp4. */
export const HERO_FILM: boolean = false;
