/** Who may use a page or an endpoint. Each declares one; a test lists them all. */
export type Access = 'public' | 'signed-in' | 'specialist' | 'business' | 'admin' | 'operator';
